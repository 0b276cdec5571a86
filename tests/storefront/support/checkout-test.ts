import { type CheckoutPage, checkoutOn } from './checkout-page'
import { type PaymentWatch, watchPayments } from './payment-watch'
import type { Product } from './service'
import { test as base } from './test'

interface CheckoutFixtures {
  /** Twelve and a half dollars, on the shelf for this test alone. */
  product: Product
  /** Stands between the shop and the service's calls that move money and goods. */
  payments: PaymentWatch
  checkout: CheckoutPage
}

/** `test` of the storefront with a shopper who is about to pay. */
export const test = base.extend<CheckoutFixtures>({
  product: async ({ admin, service }, use) => {
    const [category] = await service.categories()
    await use(await admin.createProduct({ category: category?._id ?? '', price: 12.5 }))
  },
  payments: async ({ context }, use) => use(await watchPayments(context)),
  checkout: async ({ page }, use) => use(checkoutOn(page)),
})

/** The calls that a test has gone wrong on purpose, in the network and in the shop's log. */
export const SPOILED = {
  calls: /\/api\/(braintree\/payment|order\/create)\//,
  log: /A call of the checkout was not answered/,
}

export { expect } from 'playwright/test'
