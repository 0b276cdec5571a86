import { expect, type Locator, type Page } from 'playwright/test'
import { storeCart, storeSession } from './local-storage'
import type { Account, Product } from './service'

/** The well-known test cards of the provider's sandbox. */
export const cards = { accepted: '4111111111111111', declined: '4000111111111115' }

export type Method = 'card' | 'PayPal' | 'saved method'

/** What a shopper does at the checkout. */
export interface CheckoutPage {
  readonly payButton: Locator
  readonly finishButton: Locator
  readonly thanks: Locator
  readonly address: Locator
  readonly saveCard: Locator
  /** Opens the cart page, signed in, with two pieces of the product. */
  open(shopper: Account, product: Product): Promise<void>
  chooseCard(number?: string): Promise<void>
  choosePayPal(): Promise<void>
  /** Everything but the press of Pay. */
  prepare(method?: Method): Promise<void>
  /** All of it, on the cart page opened for that. */
  pay(shopper: Account, product: Product): Promise<void>
  /** Where the journal stands; `none` when it holds nothing. */
  journalStep(): Promise<string>
}

export const ADDRESS = '1 Market Street\nSpringfield'
export const COUNT = 2

export function checkoutOn(page: Page): CheckoutPage {
  const checkout = page.getByRole('region', { name: 'Checkout' })
  const field = (name: string) =>
    page.frameLocator(`iframe[name="braintree-hosted-field-${name}"]`).getByRole('textbox')
  const self: CheckoutPage = {
    payButton: checkout.getByRole('button', { name: /^Pay \$|^Loading$/ }),
    finishButton: page.getByRole('button', { name: 'Finish my order' }),
    thanks: page.getByText('Thanks! Your payment was successful!'),
    address: checkout.getByLabel('Delivery address'),
    saveCard: checkout.getByRole('checkbox', { name: 'Save this card for next time' }),
    async open(shopper, product) {
      await storeSession(page, shopper.session)
      await storeCart(page, [{ ...product, count: COUNT }])
      await page.goto('/cart')
    },
    async chooseCard(number = cards.accepted) {
      await checkout.getByRole('radio', { name: 'Card', exact: true }).click({ force: true })
      await field('number').fill(number)
      await field('expirationDate').fill('12/34')
      await field('cvv').fill('123')
    },
    async choosePayPal() {
      await checkout.getByRole('radio', { name: 'PayPal', exact: true }).click({ force: true })
      await checkout.getByRole('button', { name: 'PayPal' }).click()
      await page.getByRole('button', { name: 'Agree and pay' }).click()
    },
    async prepare(method = 'card') {
      await self.address.fill(ADDRESS)
      if (method === 'card') await self.chooseCard()
      if (method === 'PayPal') await self.choosePayPal()
      await expect(self.payButton).toBeEnabled()
    },
    async pay(shopper, product) {
      await self.open(shopper, product)
      await self.prepare()
      await self.payButton.click()
    },
    journalStep: () =>
      page.evaluate(() => {
        const text = localStorage.getItem('payment-journal')
        return text === null ? 'none' : JSON.parse(text).entries[0].step
      }),
  }
  return self
}
