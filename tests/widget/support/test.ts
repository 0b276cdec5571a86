import { test as base } from 'playwright/test'
import { endRoutes } from '../../end-routes'
import { MerchantPage } from './merchant-page'

export { expect } from 'playwright/test'

/** Tests on a merchant's page; whatever the console says there fails them, unless they expect it. */
export const test = base.extend<{
  merchant: MerchantPage
  /** Of the page; `/development/` is the one in which React warns. */
  address: string
  expectedConsole: RegExp | undefined
}>({
  address: ['/', { option: true }],
  expectedConsole: [undefined, { option: true }],
  page: async ({ page }, use) => {
    await use(page)
    await endRoutes(page)
  },
  merchant: async ({ page, address, expectedConsole }, use) => {
    const merchant = new MerchantPage(page, address)
    await use(merchant)
    const lines = merchant.console.filter((line) => !expectedConsole?.test(line))
    if (lines.length > 0) throw new Error(`The console is not empty:\n${lines.join('\n')}`)
  },
})
