import { expect, test, vi } from 'vitest'
import { createStatusMutations } from './status-mutations'

/** A service whose answers the test gives. */
function setUp() {
  const calls: { orderId: string; status: string; save(): void; refuse(): void }[] = []
  const reload = vi.fn(async () => {})
  const log = vi.fn()
  const mutations = createStatusMutations({
    send: (orderId, status) =>
      new Promise((resolve, reject) => {
        calls.push({ orderId, status, save: resolve, refuse: () => reject(new Error('No.')) })
      }),
    explain: (error) => (error instanceof Error ? error.message : ''),
    log,
    reload,
  })
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return { mutations, calls, reload, log, settle }
}

test('ADM-10 one call is sent at once, then the list is loaded', async () => {
  const { mutations, calls, reload, settle } = setUp()
  const done = mutations.set(['ord_1'], 'Shipped')
  await settle()
  expect(calls.map(({ orderId, status }) => [orderId, status])).toEqual([['ord_1', 'Shipped']])
  expect(reload).not.toHaveBeenCalled()
  calls[0]?.save()
  await done
  expect(reload).toHaveBeenCalledOnce()
  expect(mutations.get().size).toBe(0)
})

test('ADM-11 a refusal is logged and kept with its reason', async () => {
  const { mutations, calls, log, settle } = setUp()
  const done = mutations.set(['ord_1'], 'Shipped')
  await settle()
  calls[0]?.refuse()
  await done
  expect(log).toHaveBeenCalledWith('ord_1', expect.any(Error))
  expect(mutations.get().get('ord_1')).toMatchObject({ phase: 'refused', reason: 'No.' })
  mutations.dismiss('ord_1')
  expect(mutations.get().size).toBe(0)
})

test('two changes of one order are sent one after the other, the second counts', async () => {
  const { mutations, calls, reload, settle } = setUp()
  const first = mutations.set(['ord_1'], 'Shipped')
  const second = mutations.set(['ord_1'], 'Delivered')
  await settle()
  expect(calls).toHaveLength(1)
  calls[0]?.save()
  await first
  await settle()
  expect(calls[1]).toMatchObject({ status: 'Delivered' })
  expect(reload).not.toHaveBeenCalled()
  calls[1]?.save()
  await second
  expect(reload).toHaveBeenCalledOnce()
})

test('many orders have a result each, a few calls at a time, and one reload', async () => {
  const { mutations, calls, reload, settle } = setUp()
  const orderIds = Array.from({ length: 10 }, (_, number) => `ord_${number}`)
  const done = mutations.set(orderIds, 'Shipped')
  for (let answered = 0; answered < orderIds.length; answered += 1) {
    await settle()
    expect(calls.length - answered).toBeLessThanOrEqual(4)
    if (answered === 3) calls[answered]?.refuse()
    else calls[answered]?.save()
  }
  await done
  expect(calls.map(({ orderId }) => orderId)).toEqual(orderIds)
  expect(reload).toHaveBeenCalledOnce()
  expect([...mutations.get().keys()]).toEqual(['ord_3'])
})
