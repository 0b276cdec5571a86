import type { CheckoutPage } from './support/checkout-page'
import { cards } from './support/checkout-page'
import { expect, SPOILED, test } from './support/checkout-test'
import type { Account, Service } from './support/service'
import type { ShopAdmin } from './support/shop-admin'

const NOTHING_CHARGED = 'Nothing was charged.'
const PLAIN = /declined\. Check the details you entered or choose another way to pay\. Your bank/

interface Purchase {
  readonly checkout: CheckoutPage
  readonly shopper: Account
  readonly service: Service
  readonly admin: ShopAdmin
}

test.beforeEach(({ watch }) => watch.allowFailure(SPOILED.calls))

/** Everything but the press of Pay, for as many dollars: the sandbox declines with the code that they name. */
async function prepare({ checkout, shopper, service, admin }: Purchase, dollars: number) {
  const [category] = await service.categories()
  const product = await admin.createProduct({ category: category?._id ?? '', price: dollars / 2 })
  await checkout.open(shopper, product)
  await checkout.prepare()
}

for (const [code, told] of [
  [2001, /not enough money available.*or ask your bank\./],
  [2004, /card has expired\. Use another card/],
  [2013, PLAIN],
  [2016, /made this payment already\. Check whether it went through/],
  [2044, /did not approve this payment\. Contact your bank/],
  [3000, /could not be processed just now\. Try again in a few minutes/],
  [5001, /problem on its side\. Choose another way to pay or contact the shop\./],
] as const) {
  test(`PAY-12 a shopper whose payment is declined with ${code} is told what to do`, async ({
    page,
    checkout,
    shopper,
    service,
    admin,
    payments,
  }) => {
    await prepare({ checkout, shopper, service, admin }, code)
    await checkout.payButton.click()
    const alert = page.getByRole('alert').filter({ hasText: NOTHING_CHARGED })
    await expect(alert).toContainText(told)
    await expect(alert).toContainText('Your cart and address are still here.')
    await expect(alert).not.toContainText(/stolen|processor|insufficient/i)
    expect(payments.made('charge')).toEqual([])
  })
}

test('PAY-12 after a declined payment the focus is at the checkout, where another way is chosen', async ({
  page,
  checkout,
  shopper,
  service,
  admin,
}) => {
  await prepare({ checkout, shopper, service, admin }, 2001)
  await checkout.payButton.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: NOTHING_CHARGED })).toBeVisible()
  await expect(checkout.payButton).toBeDisabled()
  await expect(page.getByRole('region', { name: 'Checkout' })).toBeFocused()
})

test('PAY-12 neither page nor answer tells why a card is suspected', async ({
  page,
  checkout,
  shopper,
  service,
  admin,
}) => {
  await prepare({ checkout, shopper, service, admin }, 20)
  await page.getByRole('button', { name: 'Choose another way to pay' }).click()
  await checkout.chooseCard(cards.declined)
  const answer = page.waitForResponse(SPOILED.calls)
  await checkout.payButton.click()
  await expect(page.getByRole('alert').filter({ hasText: NOTHING_CHARGED })).toContainText(PLAIN)
  expect(await (await answer).json()).toEqual({ error: 'Your payment was declined.', code: '2046' })
})

for (const [lang, told] of [
  ['de', 'nicht genug Geld verfügbar'],
  ['ar', 'الرصيد المتاح لا يكفي'],
] as const) {
  test(`PAY-12 on a page in “${lang}” a declined payment is told in that language`, async ({
    page,
    checkout,
    shopper,
    service,
    admin,
  }) => {
    await prepare({ checkout, shopper, service, admin }, 2001)
    await page.evaluate((language) => {
      document.documentElement.lang = language
    }, lang)
    await checkout.payButton.click()
    await expect(page.getByRole('alert').filter({ hasText: NOTHING_CHARGED })).toContainText(told)
  })
}
