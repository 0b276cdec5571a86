import { expect } from 'playwright/test'
import type { PaymentMethodPayload } from '../../../widget/index'
import type { RealPage } from '../support/real-page'
import type { RealOption } from './option'

export const card: RealOption = {
  name: 'card',
  settings: {},
  options: {},
  pay: payByCard,
  expected: { type: 'CreditCard', details: { lastFour: '1111', cardType: 'Visa' } },
  cells: {
    ready: {
      what: 'the fields tell what the real frames tell, in their order',
      async run({ shop, start }) {
        await start()
        await shop.field('number').fill('4111111111111111')
        const names = () =>
          shop.page.evaluate(() => globalThis.realMerchant.events.map(([name]) => name))
        await expect
          .poll(names)
          .toEqual([
            'card:focus',
            'card:notEmpty',
            'card:validityChange',
            'card:cardTypeChange',
            'card:binAvailable',
          ])
      },
    },
    payload: {
      what: 'the gateway takes what was typed, and the nonce can be charged',
      async run({ shop, wire, start }) {
        await start()
        const { nonce } = await payByCard(shop)
        const sale = await wire.gateway.sale({ amount: '10.00', paymentMethodNonce: nonce })
        expect(sale.status).toBe('submitted_for_settlement')
        await expect(shop.savedMethod('Ending in 1111 Visa')).toBeChecked()
      },
    },
    cancel: {
      what: 'a request before the form is filled in is refused, and nothing is sent',
      async run({ shop, wire, start }) {
        await start()
        await shop.field('number').fill('4111')
        expect(await shop.refusal()).toMatchObject({ code: 'CARD_FORM_INVALID' })
        expect(wire.askedFor('tokenize card')).toEqual([])
      },
    },
    failure: {
      what: 'a gateway that is down is told to both, and the form can be sent again',
      async run({ shop, wire, start }) {
        await start()
        await shop.fillCard()
        wire.replace('tokenize card', { status: 500, json: {} })
        await expect.poll(() => shop.isRequestable()).toBe(true)
        expect(await shop.refusal()).toMatchObject({
          code: 'TOKENIZATION_FAILED',
          fault: 'network',
          cause: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR',
        })
        await expect(shop.error).not.toBeEmpty()
        wire.mend('tokenize card')
        expect(await shop.request()).toMatchObject({ type: 'CreditCard' })
      },
    },
    slow: {
      what: 'frames that take their time are waited for',
      async run({ shop, wire, create }) {
        const release = wire.hold('card fields frame')
        const creating = create()
        await expect(shop.hook('loading-container')).toBeVisible()
        await expect.poll(() => wire.askedFor('card fields frame').length).toBeGreaterThan(0)
        release()
        expect(await creating).toBeUndefined()
        await payByCard(shop)
      },
    },
    missing: {
      what: 'frames that never come end the start with a reason',
      async run({ shop, wire, create }) {
        await shop.page.clock.install()
        wire.replace('card fields frame', 'cut')
        const creating = create()
        await expect.poll(() => wire.askedFor('card fields frame').length).toBeGreaterThan(2)
        await shop.page.clock.fastForward(61_000)
        expect(await creating).toMatchObject({ code: 'ALL_OPTIONS_FAILED' })
      },
    },
  },
}

/** Types a good card and asks for it. */
export async function payByCard(shop: RealPage): Promise<PaymentMethodPayload> {
  await shop.fillCard()
  await expect.poll(() => shop.isRequestable()).toBe(true)
  return shop.request()
}
