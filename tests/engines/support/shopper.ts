import type { Desk, Order } from '../../storefront/support/desk'
import type { Account, Product } from '../../storefront/support/service'
import { runIn } from '../driver/tab'
import type { Hand } from './hand'

/** Somebody with an account and a cart, at the page that takes their money. */
export interface Shopper {
  readonly account: Account
  /** Opens the cart page, signed in, with one piece of the product. */
  openCheckout(product: Product): Promise<void>
  fillAddress(): Promise<void>
  /** Chooses the card and fills its three fields. */
  fillCard(): Promise<void>
  pay(): Promise<void>
  /** Waits for the shop's thanks. */
  expectThanks(): Promise<void>
  /** What the service has of them, past any page. */
  orders(): Promise<readonly Order[]>
}

export const CARD = { number: '4111111111111111', expirationDate: '1234', cvv: '123' }
export const ADDRESS = '1 Market Street, Springfield'

/** A file of the shop that runs no script: another document of the same origin. */
export const QUIET_FILE = '/favicon.svg'

export function shopperAt(hand: Hand, desk: Desk, account: Account): Shopper {
  return {
    account,
    async openCheckout(product) {
      await hand.openShop(QUIET_FILE)
      await runIn(hand.tab, write, {
        jwt: JSON.stringify(account.session),
        cart: JSON.stringify([{ ...product, count: 1 }]),
      })
      await hand.openShop('/cart')
    },
    fillAddress: () => hand.fill({ role: 'textbox', name: 'Delivery address' }, ADDRESS),
    async fillCard() {
      await hand.click({ role: 'radio', name: 'Card' })
      for (const [label, text] of FIELDS) await hand.fill({ role: 'textbox', name: label }, text)
    },
    pay: () => hand.click({ role: 'button', name: 'Pay $…' }),
    expectThanks: () => hand.seeText('Thanks! Your payment was successful!'),
    async orders() {
      const orders = await desk.orders()
      return orders.filter(({ user }) => user?._id === account.session.user._id)
    },
  }
}

/** The card's fields by their labels, in their order. */
export const FIELDS = [
  ['Card number', CARD.number],
  ['Expiration date', CARD.expirationDate],
  ['Security code', CARD.cvv],
] as const

/** Runs in the page. */
function write(texts: Readonly<Record<string, string>>): void {
  for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
}
