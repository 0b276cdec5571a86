import { expect, test, vi } from 'vitest'
import { notifyUnwatched } from './notify-unwatched'
import type { StatusEnd } from './status-changes'
import { createStatusMutations, type StatusMutations } from './status-mutations'

const target = (orderId: string) => ({ orderId, seen: 'Not processed' })

/** A service that refuses these orders. */
function setUp(...refused: readonly string[]) {
  const tell = vi.fn()
  const mutations: StatusMutations = notifyUnwatched(
    createStatusMutations({
      read: async () => new Map(),
      async send(orderId) {
        if (refused.includes(orderId)) throw new Error('The press is stuck.')
      },
      isOutdated: () => false,
      explain: () => 'The press is stuck.',
      log: () => undefined,
      reload: async () => undefined,
    }),
    tell,
  )
  return { mutations, tell }
}

test('ADM-11 a change that is refused where no table shows it is told with its reason', async () => {
  const { mutations, tell } = setUp('ord_1')
  await mutations.set([target('ord_1')], 'Shipped')
  expect(tell).toHaveBeenCalledExactlyOnceWith(
    'Order ord_1 was not changed to Shipped: The press is stuck.',
  )
  const end: StatusEnd = { phase: 'refused', reason: 'The press is stuck.' }
  expect(mutations.get().get('ord_1')).toMatchObject(end)
})

test('ADM-11 of several that are refused it is told how many', async () => {
  const { mutations, tell } = setUp('ord_1', 'ord_3')
  await mutations.set(['ord_1', 'ord_2', 'ord_3'].map(target), 'Shipped')
  expect(tell).toHaveBeenCalledExactlyOnceWith(
    '1 of 3 orders are Shipped now, 2 not. The list of orders tells why.',
  )
})

test('ADM-11 what a table shows is not told again, nor that all went well', async () => {
  const { mutations, tell } = setUp('ord_1')
  await mutations.set([target('ord_2')], 'Shipped')
  const stop = mutations.subscribe(() => undefined)
  await mutations.set([target('ord_1')], 'Shipped')
  expect(tell).not.toHaveBeenCalled()
  stop()
  await mutations.set([target('ord_1')], 'Shipped')
  expect(tell).toHaveBeenCalledOnce()
})
