import { expect, test, vi } from 'vitest'
import { createStatusDesk } from './status-desk'

/** A service whose answers the test gives. */
function setUp() {
  const calls: { orderId: string; status: string; save(): void; refuse(): void }[] = []
  const reload = vi.fn(async () => {})
  const log = vi.fn()
  const desk = createStatusDesk({
    send: (orderId, status) =>
      new Promise((resolve, reject) => {
        calls.push({ orderId, status, save: resolve, refuse: () => reject(new Error('No.')) })
      }),
    explain: (error) => (error instanceof Error ? error.message : ''),
    log,
    reload,
  })
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return { desk, calls, reload, log, settle }
}

test('ADM-10 one call is sent at once, then the list is loaded', async () => {
  const { desk, calls, reload, settle } = setUp()
  const done = desk.set(['ord_1'], 'Shipped')
  await settle()
  expect(calls.map(({ orderId, status }) => [orderId, status])).toEqual([['ord_1', 'Shipped']])
  expect(reload).not.toHaveBeenCalled()
  calls[0]?.save()
  await done
  expect(reload).toHaveBeenCalledOnce()
  expect(desk.get().size).toBe(0)
})

test('ADM-11 a refusal is logged and kept with its reason', async () => {
  const { desk, calls, log, settle } = setUp()
  const done = desk.set(['ord_1'], 'Shipped')
  await settle()
  calls[0]?.refuse()
  await done
  expect(log).toHaveBeenCalledWith('ord_1', expect.any(Error))
  expect(desk.get().get('ord_1')).toMatchObject({ phase: 'refused', reason: 'No.' })
  desk.dismiss('ord_1')
  expect(desk.get().size).toBe(0)
})

test('two changes of one order are sent one after the other, the second counts', async () => {
  const { desk, calls, reload, settle } = setUp()
  const first = desk.set(['ord_1'], 'Shipped')
  const second = desk.set(['ord_1'], 'Delivered')
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
  const { desk, calls, reload, settle } = setUp()
  const orderIds = Array.from({ length: 10 }, (_, number) => `ord_${number}`)
  const done = desk.set(orderIds, 'Shipped')
  for (let answered = 0; answered < orderIds.length; answered += 1) {
    await settle()
    expect(calls.length - answered).toBeLessThanOrEqual(4)
    if (answered === 3) calls[answered]?.refuse()
    else calls[answered]?.save()
  }
  await done
  expect(calls.map(({ orderId }) => orderId)).toEqual(orderIds)
  expect(reload).toHaveBeenCalledOnce()
  expect([...desk.get().keys()]).toEqual(['ord_3'])
})
