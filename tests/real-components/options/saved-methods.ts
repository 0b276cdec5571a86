import { expect } from 'playwright/test'
import type { CardBrand } from '../../../mocks/braintree/gateway/instrument'
import type { Wire } from '../../../mocks/braintree-wire/wire'
import type { RealPage } from '../support/real-page'
import { payByCard } from './card'
import { CUSTOMER, type RealOption } from './option'

export const savedMethods: RealOption = {
  name: 'saved methods',
  settings: {},
  needs: ['card'],
  save,
  options: { vaultManager: true },
  pay: (shop) => shop.request(),
  expected: { type: 'CreditCard', vaulted: true, details: { lastFour: '1111' } },
  cells: {
    ready: {
      what: 'a customer’s list comes from the gateway, the first of it selected',
      async run({ shop, start }) {
        await start()
        await expect(shop.savedMethod('Ending in 1111 Visa')).toBeChecked()
        await expect(shop.savedMethod('Ending in 4444 Mastercard')).toBeVisible()
      },
    },
    payload: {
      what: 'the selected one can be charged',
      async run({ shop, wire, start }) {
        await start()
        const { nonce, vaulted } = await shop.request()
        expect(vaulted).toBe(true)
        const sale = await wire.gateway.sale({ amount: '10.00', paymentMethodNonce: nonce })
        expect(sale.status).toBe('submitted_for_settlement')
      },
    },
    cancel: {
      what: 'a deletion that the shopper thinks better of deletes nothing',
      async run({ shop, wire, start }) {
        await start()
        await askToDelete(shop)
        await shop.hook('delete-confirmation__no').click()
        await expect(shop.hook('delete-confirmation')).toBeHidden()
        expect(wire.askedFor('delete method')).toEqual([])
      },
    },
    failure: {
      what: 'a deletion that the gateway refuses is told, and the list stays',
      async run({ shop, wire, start }) {
        await start()
        wire.replace('delete method', { status: 500, json: {} })
        await askToDelete(shop)
        await shop.hook('delete-confirmation__yes').click()
        await expect(shop.error).not.toBeEmpty()
        await expect(shop.page.getByText('1111')).toBeVisible()
      },
    },
    slow: {
      what: 'a list that takes its time is waited for, and joins',
      async run({ shop, wire, create }) {
        const release = wire.hold('saved methods')
        const creating = create()
        await expect.poll(() => wire.askedFor('saved methods').length).toBe(1)
        release()
        expect(await creating).toBeUndefined()
        await expect(shop.savedMethod('Ending in 1111 Visa')).toBeChecked()
      },
    },
    missing: {
      what: 'a list that can’t be had counts as none, and cards go on',
      async run({ shop, wire, start }) {
        wire.replace('saved methods', 'cut')
        await start()
        await payByCard(shop)
      },
    },
  },
}

async function askToDelete(shop: RealPage): Promise<void> {
  await shop.hook('methods-edit').click()
  await shop.page.locator('.braintree-method__delete-container').first().click()
}

async function save({ gateway }: Wire): Promise<void> {
  // The vault lists the newest first.
  for (const [brand, bin, lastFour] of [
    ['MasterCard', '555555', '4444'],
    ['Visa', '411111', '1111'],
  ] as const satisfies (readonly [CardBrand, string, string])[]) {
    await gateway.vault({
      customerId: CUSTOMER,
      instrument: {
        kind: 'card',
        card: {
          brand,
          bin,
          lastFour,
          expirationMonth: '12',
          expirationYear: String(new Date().getFullYear() + 3),
          cardholderName: null,
          postalCode: null,
        },
      },
    })
  }
}
