import { describe, expect, test } from 'vitest'
import type { NonceSource } from './payment-ports'
import { createPaymentRunner } from './payment-runner'
import { createBrowser, purchase } from './testing/tabs'

const giveNonce: NonceSource = async () => ({ kind: 'nonce', nonce: 'n1' })

function open() {
  const browser = createBrowser()
  const runner = createPaymentRunner(browser.openTab())
  return { browser, runner, service: browser.service }
}

/** Lets every pause pass, until no page waits any more. */
async function passPauses({ pauses }: ReturnType<typeof createBrowser>): Promise<void> {
  for (let round = 0; round < 10 && pauses.size > 0; round += 1) {
    const due = [...pauses]
    pauses.clear()
    for (const callBack of due) callBack()
    await new Promise((resolve) => setTimeout(resolve))
  }
}

test('PAY-6 paying charges, orders and empties the cart', async () => {
  const { browser, runner, service } = open()
  await runner.pay(purchase, giveNonce)
  expect(runner.get()).toMatchObject({ step: 'done', orderId: 'o-t-n1', isCartCleared: true })
  expect([...service.charges]).toEqual([['n1', 2500]])
  expect(service.orders.size).toBe(1)
  expect(browser.isCartFull).toBe(false)
})

test('PAY-8 further presses while paying do nothing', async () => {
  const { runner, service } = open()
  let nonces = 0
  const slowly: NonceSource = async () => {
    nonces += 1
    await new Promise((resolve) => setTimeout(resolve, 5))
    return { kind: 'nonce', nonce: `n${nonces}` }
  }
  await Promise.all([
    runner.pay(purchase, slowly),
    runner.pay({ ...purchase, id: 'p2' }, slowly),
    runner.pay({ ...purchase, id: 'p3' }, slowly),
  ])
  expect(nonces).toBe(1)
  expect(service.charges.size).toBe(1)
})

test('PAY-8 a second tab pays nothing while the first one is paying', async () => {
  const { browser, runner, service } = open()
  const other = createPaymentRunner(browser.openTab())
  await Promise.all([
    runner.pay(purchase, giveNonce),
    other.pay({ ...purchase, id: 'p2' }, async () => ({ kind: 'nonce', nonce: 'n2' })),
  ])
  expect([...service.charges.keys()]).toEqual(['n1'])
  expect(other.get()).toMatchObject({ step: 'done', purchase: { id: 'p1' } })
})

test('PAY-8 a press is not lost while a tab looks whether something is open', async () => {
  const { browser, runner, service } = open()
  const look = browser
    .openTab()
    .lock.runWhenFree(() => new Promise((resolve) => setTimeout(resolve, 5)))
  await Promise.all([look, runner.pay(purchase, giveNonce)])
  expect(runner.get().step).toBe('done')
  expect(service.charges.size).toBe(1)
})

test('PAY-8 a press while another tab pays, before it has written that down, buys nothing more', async () => {
  const { browser, runner, service } = open()
  const ports = browser.openTab()
  const other = createPaymentRunner({
    ...ports,
    lock: {
      ...ports.lock,
      runIfFree: (task) =>
        ports.lock.runIfFree(async () => {
          await new Promise((resolve) => setTimeout(resolve, 5))
          await task()
        }),
    },
  })
  await Promise.all([
    other.pay(purchase, giveNonce),
    runner.pay({ ...purchase, id: 'p2' }, async () => ({ kind: 'nonce', nonce: 'n2' })),
  ])
  expect([...service.charges.keys()]).toEqual(['n1'])
  expect(runner.get()).toMatchObject({ step: 'done', purchase: { id: 'p1' } })
})

test('PAY-8 what can’t be written down is not begun', async () => {
  const { browser, runner, service } = open()
  browser.storageOutcome = 'full'
  await runner.pay(purchase, giveNonce)
  expect(runner.get()).toMatchObject({ step: 'failed', failure: { kind: 'unrecorded' } })
  expect(service.calls).toBe(0)
})

test('PAY-9 storage that fills up while paying doesn’t stop the order', async () => {
  const { browser, runner, service } = open()
  const fill = async () => {
    const given = await service.charge(purchase, 'n1')
    browser.storageOutcome = 'full'
    return given
  }
  const ports = browser.openTab()
  const full = createPaymentRunner({ ...ports, service: { ...ports.service, charge: fill } })
  await full.pay(purchase, giveNonce)
  expect(service.orders.size).toBe(1)
  expect(full.get().step).toBe('done')
  browser.storageOutcome = 'saved'
  await runner.resume()
  expect(service.charges.size).toBe(1)
  expect(service.orders.size).toBe(1)
})

test('PAY-9 an answer that is lost is asked for after a pause', async () => {
  const { browser, runner, service } = open()
  service.chargeFaults.push('answer-lost', 'request-lost')
  service.orderFaults.push('request-lost', 'answer-lost', 'too-many')
  await runner.pay(purchase, giveNonce)
  expect(runner.get().step).toBe('charge-unknown')
  await passPauses(browser)
  expect(runner.get().step).toBe('done')
  expect(service.charges.size).toBe(1)
  expect(service.orders.size).toBe(1)
})

test('PAY-9 the service is not asked on and on', async () => {
  const { browser, runner, service } = open()
  service.chargeFaults.push(...Array.from({ length: 50 }, () => 'request-lost' as const))
  await runner.pay(purchase, giveNonce)
  await passPauses(browser)
  expect(service.calls).toBe(5)
  expect(runner.get().step).toBe('charge-unknown')
  service.chargeFaults.length = 0
  await runner.finish()
  expect(runner.get().step).toBe('done')
})

test('PAY-9 a notice that comes up during a pause asks no earlier, a connection that comes back at once', async () => {
  const { browser, runner, service } = open()
  service.orderFaults.push('too-many')
  await runner.pay(purchase, giveNonce)
  expect(runner.get().step).toBe('charged')
  const { calls } = service
  await runner.resume()
  expect(service.calls).toBe(calls)
  await runner.reconnect()
  expect(runner.get().step).toBe('done')
  await passPauses(browser)
  expect(service.orders.size).toBe(1)
})

test('PAY-9 pressing for the order ends the pause', async () => {
  const { browser, runner, service } = open()
  service.orderFaults.push('answer-lost')
  await runner.pay(purchase, giveNonce)
  expect(browser.pauses.size).toBe(1)
  await runner.finish()
  expect(browser.pauses.size).toBe(0)
  expect(runner.get().step).toBe('done')
})

describe('PAY-9 a tab that watches another one pay', () => {
  test('goes on when that one dies in the middle', async () => {
    const browser = createBrowser()
    const watching = createPaymentRunner(browser.openTab())
    const dying = createPaymentRunner(browser.openTab(5))
    await dying.pay(purchase, giveNonce).catch(() => {})
    await expect.poll(() => watching.get().step).toBe('done')
    expect(browser.service.charges.size).toBe(1)
    expect(browser.service.orders.size).toBe(1)
  })

  test('leaves a pause of that one alone', async () => {
    const browser = createBrowser()
    const watching = createPaymentRunner(browser.openTab())
    const paying = createPaymentRunner(browser.openTab())
    browser.service.chargeFaults.push('request-lost')
    await paying.pay(purchase, giveNonce)
    await new Promise((resolve) => setTimeout(resolve))
    expect(watching.get().step).toBe('charge-unknown')
    expect(browser.service.calls).toBe(1)
  })

  test('keeps its own pause, should that one be closed in one', async () => {
    const browser = createBrowser()
    const first = createPaymentRunner(browser.openTab())
    browser.service.chargeFaults.push('request-lost', 'request-lost')
    await first.pay(purchase, giveNonce)
    const [pauseOfFirst] = browser.pauses
    await createPaymentRunner(browser.openTab()).finish()
    await new Promise((resolve) => setTimeout(resolve))
    expect(browser.pauses.size).toBe(2)
    pauseOfFirst?.()
    await expect.poll(() => first.get().step).toBe('done')
    expect(browser.service.charges.size).toBe(1)
  })
})

test('PAY-10 after a decline the shopper pays with another method', async () => {
  const { browser, runner, service } = open()
  service.verdict = 'decline'
  await runner.pay(purchase, giveNonce)
  expect(runner.get()).toMatchObject({ step: 'failed', failure: { kind: 'declined' } })
  expect(browser.isCartFull).toBe(true)
  service.verdict = 'accept'
  await runner.pay({ ...purchase, id: 'p2' }, async () => ({ kind: 'nonce', nonce: 'n2' }))
  expect(runner.get().step).toBe('done')
  expect([...service.charges.keys()]).toEqual(['n2'])
})

test('the journal leaves storage once its end has been read', async () => {
  const { browser, runner } = open()
  await runner.pay(purchase, giveNonce)
  expect(browser.storedText).not.toBeNull()
  runner.acknowledge()
  expect(browser.storedText).toBeNull()
})
