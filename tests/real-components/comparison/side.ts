import type { Page } from 'playwright/test'
import type { Part } from '../../../mocks/braintree-wire/part'
import type { Shoppers } from '../../../mocks/braintree-wire/shoppers'
import type { Wire } from '../../../mocks/braintree-wire/wire'
import type { VenmoResult } from './step'

/** What has to be done differently to the stand-ins and to the real components so that the same happens to both. */
export interface Side {
  readonly name: 'stand-in' | 'real'
  createToken(wire: Wire, customerId?: string): Promise<string>
  cut(page: Page, wire: Wire, part: Part): Promise<void>
  decide(page: Page, decisions: Partial<Shoppers>): Promise<void>
  returnFromVenmo(page: Page, result: VenmoResult): Promise<void>
}

export const GATEWAY = 'https://shop.example/gateway'

export const real: Side = {
  name: 'real',
  createToken: (wire, customerId) => wire.createClientToken(customerId),
  async cut(_page, wire, part) {
    wire.replace(part, 'cut')
  },
  decide: (page, decisions) =>
    page.evaluate((own) => {
      window.shoppers = { ...window.shoppers, ...own }
    }, decisions),
  returnFromVenmo: (page, result) =>
    page.evaluate((how) => {
      if (how === 'paid') {
        location.hash =
          'venmoSuccess=1&paymentMethodNonce=8a6d1f00-aaaa-4bbb-8ccc-000000000000&username=venmojoe'
      } else document.dispatchEvent(new Event('visibilitychange'))
    }, result),
}

export const standIn: Side = {
  name: 'stand-in',
  createToken: (wire, customerId) =>
    wire.gateway.generateClientToken({
      clientApiUrl: GATEWAY,
      ...(customerId === undefined ? {} : { customerId }),
    }),
  async cut(page, wire, part) {
    wire.replace(part, 'cut')
    await page.evaluate((name) => {
      const { scripts } = window.simulator
      if (name === 'songbird script') scripts.isSongbirdLoaded = false
      if (name === 'fraudnet script') scripts.isFraudnetLoaded = false
    }, part)
  },
  decide: (page, decisions) =>
    page.evaluate(({ paypal, challenge }) => {
      const { decisions: own } = window.simulator
      if (paypal === 'approve' || paypal === 'cancel') own.paypal = paypal
      if (challenge === 'right') own.threeDSecure = 'approve'
      if (challenge === 'wrong') own.threeDSecure = 'fail'
      if (challenge === 'cancel') own.threeDSecure = 'cancel'
      if (challenge === 'wait') own.threeDSecure = 'ask'
    }, decisions),
  returnFromVenmo: (page, result) =>
    page.evaluate((how) => {
      const { venmo, decisions } = window.simulator
      if (how === 'paid') venmo.appSwitchResult = { username: 'venmojoe' }
      else decisions.venmo = 'cancel'
    }, result),
}
