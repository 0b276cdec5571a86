import { expect, test, vi } from 'vitest'
import { createPendingDeletions, type Deletable, type DeletionPorts } from './pending-deletions'

const muse = { productId: 'prd_1', name: 'Muse' }
const guide = { productId: 'prd_2', name: 'Guide' }

/** Deletions whose undo offers wait for the test to answer them. */
function setUp(ports: Partial<DeletionPorts> = {}) {
  const offers = new Map<string, { undo(): void; expire(): void }>()
  const calls = {
    send: vi.fn(async () => {}),
    reload: vi.fn(async () => {}),
    onUndone: vi.fn(),
    onRefused: vi.fn(),
    ...ports,
  }
  const pending = createPendingDeletions({
    ...calls,
    offerUndo(product, answers) {
      offers.set(product.productId, answers)
      return answers.expire
    },
  })
  const phaseOf = (productId: string) => pending.get().get(productId)?.phase
  return { pending, calls, offers, phaseOf }
}

test('ADM-6 nothing is deleted while it may be undone', () => {
  const { pending, calls, phaseOf } = setUp()
  pending.remove(muse)
  expect(phaseOf('prd_1')).toBe('offered')
  expect(calls.send).not.toHaveBeenCalled()
})

test('ADM-6 undone is as if nothing had happened', () => {
  const { pending, calls, offers, phaseOf } = setUp()
  pending.remove(muse)
  offers.get('prd_1')?.undo()
  expect(phaseOf('prd_1')).toBeUndefined()
  expect(calls.onUndone).toHaveBeenCalledWith(muse)
  pending.sendAll()
  expect(calls.send).not.toHaveBeenCalled()
})

test('ADM-6 once the offer has ended it is deleted, and out of the list until that is loaded', async () => {
  let finishReload = () => {}
  const reload = vi.fn(() => new Promise<void>((resolve) => (finishReload = resolve)))
  const { pending, calls, offers, phaseOf } = setUp({ reload })
  pending.remove(muse)
  offers.get('prd_1')?.expire()
  expect(phaseOf('prd_1')).toBe('sending')
  expect(calls.send).toHaveBeenCalledExactlyOnceWith(muse)
  await expect.poll(() => reload).toHaveBeenCalledOnce()
  expect(phaseOf('prd_1')).toBe('done')
  finishReload()
  await expect.poll(() => phaseOf('prd_1')).toBeUndefined()
})

test('ADM-6 a refused deletion puts the product back and says why', async () => {
  const error = new Error('No.')
  const { pending, calls, offers, phaseOf } = setUp({ send: () => Promise.reject(error) })
  pending.remove(muse)
  offers.get('prd_1')?.expire()
  await expect.poll(() => calls.onRefused).toHaveBeenCalledWith(muse, error)
  expect(phaseOf('prd_1')).toBeUndefined()
  expect(calls.reload).not.toHaveBeenCalled()
})

test('ADM-6 a page that is left sends what is pending at once, each once', () => {
  const send = vi.fn(async (_product: Deletable) => {})
  const { pending } = setUp({ send })
  pending.remove(muse)
  pending.remove(guide)
  pending.remove(muse)
  pending.sendAll()
  pending.sendAll()
  expect(send.mock.calls).toEqual([[muse], [guide]])
})

test('ADM-6 what an earlier page left is deleted without an offer, and known until it is answered', async () => {
  let answer = () => {}
  const send = () => new Promise<void>((resolve) => (answer = resolve))
  const { pending, offers, phaseOf } = setUp({ send })
  pending.finish(muse)
  expect([offers.size, phaseOf('prd_1'), pending.listUnanswered()]).toEqual([0, 'sending', [muse]])
  answer()
  await expect.poll(() => phaseOf('prd_1')).toBeUndefined()
  expect(pending.listUnanswered()).toEqual([])
})
