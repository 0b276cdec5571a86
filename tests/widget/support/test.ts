import { test as base } from 'playwright/test'
import { MerchantPage } from './merchant-page'

export { expect } from 'playwright/test'

/** Tests on a merchant's page; whatever the console says there fails them, unless they expect it. */
export const test = base.extend<{ merchant: MerchantPage; expectedConsole: RegExp | undefined }>({
  expectedConsole: [undefined, { option: true }],
  merchant: async ({ page, expectedConsole }, use) => {
    const merchant = new MerchantPage(page)
    await use(merchant)
    const lines = merchant.console.filter((line) => !expectedConsole?.test(line))
    if (lines.length > 0) throw new Error(`The console is not empty:\n${lines.join('\n')}`)
  },
})
