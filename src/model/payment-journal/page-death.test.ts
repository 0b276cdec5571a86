import { describe, expect, test } from 'vitest'
import type { NonceSource } from './payment-ports'
import { createPaymentRunner } from './payment-runner'
import type { CallFault } from './testing/contract-service'
import { createBrowser, PageDied, purchase } from './testing/tabs'

const FAULTS: CallFault[] = ['none', 'answer-lost', 'request-lost', 'session-ended', 'too-many']
/** Paying without a fault is nine dealings: five writes, two calls out, two answers in, one cart. */
const DEALINGS = Array.from({ length: 13 }, (_, index) => index)

const nonceFor =
  (id: string): NonceSource =>
  async () => ({ kind: 'nonce', nonce: `n-${id}` })

describe.each(FAULTS)('PAY-9 a page that dies while the charge meets “%s”', (chargeFault) => {
  describe.each(FAULTS)('and the order “%s”', (orderFault) => {
    test.each(DEALINGS)(
      'at dealing %d: one charge and its order, or none of both',
      async (count) => {
        const browser = createBrowser()
        const { service } = browser
        service.chargeFaults.push(chargeFault)
        service.orderFaults.push(orderFault)

        const dying = createPaymentRunner(browser.openTab(count))
        await dying.pay(purchase, nonceFor('p1')).catch((error: unknown) => {
          expect(error).toBeInstanceOf(PageDied)
        })

        // The next visit meets no fault: what the first one left must be enough to finish.
        service.chargeFaults.length = 0
        service.orderFaults.length = 0
        const next = createPaymentRunner(browser.openTab())
        await next.resume()
        await next.finish()
        expect(service.charges.size).toBe(service.orders.size)
        expect(browser.isCartFull).toBe(service.orders.size === 0)

        if (service.orders.size === 0) await next.pay({ ...purchase, id: 'p2' }, nonceFor('p2'))
        await next.finish()
        expect(next.get().step).toBe('done')
        expect(service.charges.size).toBe(1)
        expect(service.orders.size).toBe(1)
        expect(browser.isCartFull).toBe(false)
      },
    )
  })
})
