import { expect, test, vi } from 'vitest'
import { createStatusMutations } from './status-mutations'

class Outdated extends Error {}

interface SentCall {
  orderId: string
  status: string
  expected: string | undefined
  save(): void
  refuse(error?: Error): void
}

/** A service whose answers the test gives; `statuses` is what it has. */
function setUp(statuses: Record<string, string> = {}) {
  const calls: SentCall[] = []
  const reload = vi.fn(async () => {})
  const read = vi.fn(async () => new Map(Object.entries(statuses)))
  const log = vi.fn()
  const mutations = createStatusMutations({
    read,
    send: (orderId, status, expected) =>
      new Promise((resolve, reject) => {
        const refuse = (error = new Error('No.')) => reject(error)
        calls.push({ orderId, status, expected, save: resolve, refuse })
      }),
    isOutdated: (error) => error instanceof Outdated,
    explain: (error) => (error instanceof Error ? error.message : ''),
    log,
    reload,
  })
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return { mutations, calls, reload, read, log, settle }
}

const target = (orderId = 'ord_1', seen = 'Not processed') => ({ orderId, seen })

test('ADM-10 one call is sent at once, then the list is loaded', async () => {
  const { mutations, calls, reload, settle } = setUp()
  const done = mutations.set([target()], 'Shipped')
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
  const done = mutations.set([target()], 'Shipped')
  await settle()
  calls[0]?.refuse()
  await done
  expect(log).toHaveBeenCalledWith('ord_1', expect.any(Error))
  expect(mutations.get().get('ord_1')).toMatchObject({ phase: 'refused', reason: 'No.' })
  mutations.dismiss('ord_1')
  expect(mutations.get().size).toBe(0)
})

test('ADM-11 without a look at the list nothing is changed', async () => {
  const { mutations, calls, read } = setUp()
  read.mockRejectedValue(new Error('Cut.'))
  await mutations.set([target(), target('ord_2')], 'Shipped')
  expect(calls).toEqual([])
  expect(mutations.get().get('ord_2')).toMatchObject({ phase: 'refused', reason: 'Cut.' })
})

test('ADM-14 what somebody else has changed since is not overwritten, unless one insists', async () => {
  const { mutations, calls, read, settle } = setUp({ ord_1: 'Cancelled', ord_2: 'Not processed' })
  const done = mutations.set([target(), target('ord_2')], 'Shipped')
  await settle()
  expect(calls.map(({ orderId, expected }) => [orderId, expected])).toEqual([
    ['ord_2', 'Not processed'],
  ])
  expect(read).toHaveBeenCalledOnce()
  calls[0]?.save()
  await done
  expect(mutations.get().get('ord_1')).toMatchObject({ phase: 'overtaken', current: 'Cancelled' })
  const insisted = mutations.set([target('ord_1', 'Cancelled')], 'Shipped')
  await settle()
  expect(calls[1]).toMatchObject({ orderId: 'ord_1', status: 'Shipped', expected: 'Cancelled' })
  calls[1]?.save()
  await insisted
  expect(mutations.get().size).toBe(0)
})

test('ADM-14 what somebody else has set to the same needs no call', async () => {
  const { mutations, calls } = setUp({ ord_1: 'Shipped' })
  await mutations.set([target()], 'Shipped')
  expect(calls).toEqual([])
  expect(mutations.get().size).toBe(0)
})

test('ADM-14 a change that comes too late by a moment is told by the service', async () => {
  const statuses = { ord_1: 'Not processed' }
  const { mutations, calls, settle } = setUp(statuses)
  const done = mutations.set([target()], 'Shipped')
  await settle()
  statuses.ord_1 = 'Delivered'
  calls[0]?.refuse(new Outdated())
  await done
  expect(mutations.get().get('ord_1')).toMatchObject({ phase: 'overtaken', current: 'Delivered' })
})

test('ADM-14 a service with conditions of another kind is asked again without', async () => {
  const { mutations, calls, settle } = setUp({ ord_1: 'Not processed' })
  const done = mutations.set([target()], 'Shipped')
  await settle()
  calls[0]?.refuse(new Outdated())
  await settle()
  expect(calls[1]).toMatchObject({ status: 'Shipped', expected: undefined })
  calls[1]?.save()
  await done
  expect(mutations.get().size).toBe(0)
})

test('ADM-10 two changes of one order are sent one after the other, the second counts', async () => {
  const { mutations, calls, reload, settle } = setUp()
  const first = mutations.set([target()], 'Shipped')
  const second = mutations.set([target('ord_1', 'Shipped')], 'Delivered')
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
  const done = mutations.set(
    orderIds.map((orderId) => target(orderId)),
    'Shipped',
  )
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
