import type { Page } from 'playwright/test'
import { expect, test } from './support/test'

const KEY = 'data-braintree-dropin-authorization="sandbox_testkey_merchant"'
const BUTTON = '<button name="method" value="new">Pay</button>'

/** A page of nothing but a form and a script tag; returns what the shop receives. */
async function openShop(page: Page, body: string, before = ''): Promise<URLSearchParams[]> {
  const received: URLSearchParams[] = []
  await page.route('**/shop', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">${before}${body}`,
    }),
  )
  await page.route('**/pay', (route) => {
    received.push(new URLSearchParams(route.request().postData() ?? ''))
    return route.fulfill({ contentType: 'text/html', body: 'Thank you' })
  })
  await page.goto('/shop')
  return received
}

function form(script: string, rest = BUTTON, file = 'dropin.js'): string {
  return `<form action="/pay" method="post"><script src="/package/${file}" ${script}></script>${rest}</form>`
}

test('WSET-13 a form and a script tag take a payment', async ({ merchant, page }) => {
  const received = await openShop(page, form(KEY))
  await merchant.fillCard()
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByText('Thank you')).toBeVisible()
  expect(received.map((values) => [...values.keys()])).toEqual([['payment_method_nonce', 'method']])
  expect(received[0]?.get('payment_method_nonce')).toMatch(/\w{8}/)
  expect(received[0]?.get('method')).toBe('new')
})

test('WSET-13 WTXT-4 its attributes are options, and it says how it came there', async ({
  merchant,
  page,
}) => {
  const attributes = [
    KEY,
    'data-locale="de_DE"',
    'data-card.cardholder-name.required="true"',
    'data-data-collector.paypal="true"',
    'data-paypal.flow="checkout" data-paypal.amount="10.00" data-paypal.currency="USD"',
    `data-payment-option-priority='["paypal", "card"]'`,
  ]
  const received = await openShop(page, form(attributes.join(' ')))
  await expect(page.getByRole('radio').first()).toHaveAccessibleName('PayPal')
  await expect(merchant.hook('wrapper')).toHaveAttribute('lang', 'de-DE')
  await page.locator('.braintree-option__card').click()
  await merchant.fillCard({ cardholderName: 'Jane' })
  const kinds = await page.evaluate(() =>
    JSON.stringify(globalThis.braintreeSimulator?.calls.list().map((call) => call.arguments)),
  )
  expect(kinds).toContain('web.dropin.integration-type.script-tag')
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByText('Thank you')).toBeVisible()
  expect(received[0]?.get('device_data')).toContain('correlation_id')
})

test('WSET-13 a form that isn’t complete is not sent, and says what is missing', async ({
  merchant,
  page,
}) => {
  const received = await openShop(page, form(KEY))
  await expect(merchant.hook('card')).toBeVisible()
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(merchant.hook('number-field-error')).toHaveText('Enter the card number.')
  expect(received).toEqual([])
  await merchant.fillCard()
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByText('Thank you')).toBeVisible()
})

test('WSET-13 a field that the merchant made is used, and two clicks send one payment', async ({
  merchant,
  page,
}) => {
  const own = '<input type="hidden" name="payment_method_nonce" value="old">'
  const received = await openShop(page, form(KEY, `${own}<input name="submit">${BUTTON}`))
  await merchant.fillCard()
  await page.getByRole('button', { name: 'Pay' }).dblclick()
  await expect(page.getByText('Thank you')).toBeVisible()
  expect(received).toHaveLength(1)
  expect(received[0]?.getAll('payment_method_nonce')).toEqual([expect.not.stringMatching('old')])
})

test('WSET-13 a press before the loader has the widget sends nothing, and counts once it has', async ({
  merchant,
  page,
}) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/script-tag[^/]*\.js/, (route) => held.then(() => route.continue()))
  const received = await openShop(page, form(KEY, BUTTON, 'dropin.loader.js'))
  await page.getByRole('button', { name: 'Pay' }).click()
  letGo()
  await expect(merchant.hook('number-field-error')).toHaveText('Enter the card number.')
  expect(received).toEqual([])
  await merchant.fillCard()
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByText('Thank you')).toBeVisible()
})

test('WSET-13 a form that stays on its page sends each time what was pressed, and one nonce', async ({
  merchant,
  page,
}) => {
  const note = '<textarea name="payment_method_nonce"></textarea>'
  const buttons = '<input type="submit" name="method" value="old">'
  const received = await openShop(page, form(KEY, note + BUTTON + buttons))
  await page.route('**/pay', (route) => {
    received.push(new URLSearchParams(route.request().postData() ?? ''))
    return route.fulfill({ status: 204 })
  })
  await merchant.fillCard()
  for (const [index, name] of ['Pay', 'old', 'Pay'].entries()) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect.poll(() => received.length).toBe(index + 1)
  }
  expect(received.map((values) => values.getAll('method'))).toEqual([['new'], ['old'], ['new']])
  expect(received.map((values) => values.getAll('payment_method_nonce'))).toEqual(
    Array(3).fill([expect.stringMatching(/\w{8}/)]),
  )
})

test.describe(() => {
  test.use({ expectedConsole: /DropinError|Simulated/ })

  test('WSET-13 a start that fails locks no form: the shopper reads so, and tries again', async ({
    merchant,
    page,
  }) => {
    await page.addInitScript(() => {
      globalThis.addEventListener('braintreesimulator', ({ detail }) => {
        detail.fail('client.create', { code: 'CLIENT_GATEWAY_NETWORK' }, { times: 1 })
      })
    })
    const received = await openShop(page, form(KEY))
    await expect(page.getByRole('alert')).toHaveText(/^Developer Error/)
    await page.getByRole('button', { name: 'Pay' }).click()
    await merchant.fillCard()
    expect(received).toEqual([])
    await page.getByRole('button', { name: 'Pay' }).click()
    await expect(page.getByText('Thank you')).toBeVisible()
    expect(received[0]?.get('payment_method_nonce')).toMatch(/\w{8}/)
  })
})

const mistakes = {
  'without a form': [
    `<script src="/package/dropin.js" ${KEY}></script>`,
    'No form found for script tag integration.',
  ],
  'without an authorization': [
    form('data-braintree-dropin-authorization=""'),
    'Authorization not found in data-braintree-dropin-authorization attribute',
  ],
} as const

for (const [mistake, [body, message]] of Object.entries(mistakes)) {
  test.describe(() => {
    test.use({ expectedConsole: /uncaught/ })

    test(`WSET-13 ${mistake} the page’s console says so, and the widget is there for scripts`, async ({
      merchant,
      page,
    }) => {
      await openShop(page, body)
      await expect.poll(() => merchant.console.join()).toContain(message)
      const kind = await page.evaluate('typeof window.braintree.dropin.create')
      expect(kind).toBe('function')
    })
  })
}

test('other components of the provider on the page stay, and so does the object that holds them', async ({
  merchant: _quietConsole,
  page,
}) => {
  const other =
    '<script>window.braintree = window.other = { client: { VERSION: "3.0.0" } }</script>'
  await openShop(page, '<script src="/package/dropin.js"></script>', other)
  const members = await page.evaluate('[Object.keys(braintree), braintree === other]')
  expect(members).toEqual([['client', 'dropin'], true])
})
