import type { Page } from 'playwright/test'
import type { WidgetName } from '../driver/play'
import { openShop, type Shop } from '../driver/shop'
import { MASTERCARD, PAYPAL_ACCOUNT, VISA } from '../scenarios/examples'

/** The drop-in of before, and this widget. */
export const WIDGETS: readonly WidgetName[] = ['old', 'new']

export const SAVED = [VISA, MASTERCARD, PAYPAL_ACCOUNT]

interface Checkout {
  /** A returning customer. */
  readonly isCustomer?: boolean
  readonly options?: object
  /** What the page has before the widget comes; runs in the page. */
  readonly prelude?: () => unknown
}

/** A merchant's page with one of the widgets on it, ready. */
export async function openCheckout(
  page: Page,
  widget: WidgetName,
  { isCustomer = false, options = {}, prelude }: Checkout = {},
): Promise<Shop> {
  await page.goto(`/?widget=${widget}`)
  await page.evaluate(
    async (methods) => {
      const { harness } = window
      const { simulator } = harness
      for (const method of methods.toReversed()) await simulator.vault.save('jane', method)
      harness.defaults = {
        authorization:
          methods.length > 0 ? simulator.createClientToken('jane') : 'sandbox_guest_simulated',
        translations: { PayPal: 'PayPal' },
      }
    },
    isCustomer ? SAVED : [],
  )
  if (prelude) await page.evaluate(prelude)
  const shop = await openShop(page)
  await page.evaluate(() => window.harness.load())
  await shop.create({ paypal: { flow: 'vault' }, vaultManager: true, ...options })
  return shop
}
