import { expect, test } from 'playwright/test'
import { openCheckout, WIDGETS } from './merchant-page'

for (const widget of WIDGETS) {
  test(`no choice fires change or input at the merchant's form (${widget})`, async ({ page }) => {
    const shop = await openCheckout(page, widget, {
      isCustomer: true,
      prelude: () => {
        const form = document.createElement('form')
        const heard: string[] = []
        for (const type of ['change', 'input', 'submit', 'reset']) {
          form.addEventListener(type, () => heard.push(type))
        }
        document.querySelector('#payment')?.replaceWith(form)
        form.append(Object.assign(document.createElement('div'), { id: 'payment' }))
        Object.assign(window, { heard, form })
      },
    })
    await shop.chooseMethod('4444')
    await shop.askForOtherWays()
    await shop.chooseOption('card')
    await shop.askForOtherWays()
    await shop.chooseMethod('jane@')
    await page.locator('.braintree-method').first().press('Enter')
    expect(await page.evaluate('window.heard')).toEqual([])
    expect(await page.evaluate('[...new FormData(window.form)].length')).toBe(0)
  })
}
