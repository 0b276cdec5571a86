import { expect } from 'playwright/test'
import type { PaymentMethodPayload } from '../../../widget/index'
import type { RealPage } from '../support/real-page'
import type { RealOption } from './option'

const FRICTIONLESS = '4000000000001000'
const CHALLENGED = '4000000000001091'
const REQUEST = { threeDSecure: { amount: '10.00' } }

export const threeDSecure: RealOption = {
  name: '3D Secure',
  settings: {},
  // The component refuses a tokenization key.
  save: async () => undefined,
  options: { threeDSecure: true },
  pay: (shop) => pay(shop, FRICTIONLESS),
  expected: { type: 'CreditCard', liabilityShifted: true },
  cells: {
    ready: {
      what: 'Cardinal’s script comes from where the gateway says, and the form is there',
      async run({ shop, wire, start }) {
        await start()
        await expect(shop.field('number')).toBeVisible()
        await expect.poll(() => wire.askedFor('songbird script').length).toBe(1)
      },
    },
    payload: {
      what: 'a challenge that the shopper passes makes the bank liable',
      async run({ shop, wire, start }) {
        await start()
        const payload = await pay(shop, CHALLENGED)
        expect(payload).toMatchObject({ liabilityShifted: true, liabilityShiftPossible: true })
        expect(await shop.events()).toContain('3ds:authentication-modal-render')
        const sale = await wire.gateway.sale({
          amount: '10.00',
          paymentMethodNonce: payload.nonce,
        })
        expect(sale.status).toBe('submitted_for_settlement')
      },
    },
    cancel: {
      what: 'a shopper who leaves the bank’s window is heard of, and the bank is not liable',
      async run({ shop, start }) {
        await start()
        await shop.decide({ challenge: 'cancel' })
        expect(await pay(shop, CHALLENGED)).toMatchObject({ liabilityShifted: false })
        expect(await shop.events()).toContain('3ds:customer-canceled')
      },
    },
    failure: {
      what: 'a bank that can’t be asked rejects the request with its reason',
      async run({ shop, wire, start }) {
        await start()
        wire.replace('3d secure lookup', { status: 422, json: { error: { message: 'No.' } } })
        await type(shop, FRICTIONLESS)
        expect(await shop.refusal(REQUEST)).toMatchObject({
          code: 'THREE_D_SECURE_FAILED',
          cause: 'THREEDS_LOOKUP_VALIDATION_ERROR',
        })
      },
    },
    slow: {
      what: 'a script that takes its time is waited for',
      async run({ shop, wire, start }) {
        const release = wire.hold('songbird script')
        await start()
        await type(shop, CHALLENGED)
        const paying = shop.request(REQUEST)
        await expect.poll(() => wire.askedFor('tokenize card').length).toBe(1)
        release()
        expect(await paying).toMatchObject({ liabilityShifted: true })
      },
    },
    missing: {
      what: 'without the script a bank that wants a challenge ends the request with a reason',
      async run({ shop, wire, start }) {
        await shop.page.clock.install()
        wire.replace('songbird script', { status: 404 })
        await start()
        await type(shop, CHALLENGED)
        const paying = shop.refusal(REQUEST)
        await expect.poll(() => wire.askedFor('3d secure lookup').length).toBe(1)
        let settled: unknown
        void paying.then((refusal) => (settled = refusal))
        await expect
          .poll(async () => {
            await shop.page.clock.fastForward(30_000)
            return settled
          })
          .toMatchObject({ code: 'THREE_D_SECURE_FAILED' })
      },
    },
  },
}

async function pay(shop: RealPage, number: string): Promise<PaymentMethodPayload> {
  await type(shop, number)
  return shop.request(REQUEST)
}

async function type(shop: RealPage, number: string): Promise<void> {
  await shop.fillCard({ number })
  await expect.poll(() => shop.isRequestable()).toBe(true)
}
