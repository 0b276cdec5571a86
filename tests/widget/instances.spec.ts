import type { Locator } from 'playwright/test'
import type { MerchantPage } from './support/merchant-page'
import { expect, test } from './support/test'

const paypal = { flow: 'vault' }

test.beforeEach(async ({ merchant }) => {
  await merchant.open()
  await merchant.page.evaluate(() => {
    const second = document.createElement('div')
    second.id = 'second'
    document.querySelector('#payment')?.after(second)
  })
})

function place(merchant: MerchantPage, id: string): Locator {
  return merchant.page.locator(`#${id}`)
}

async function typeCard(widget: Locator, number: string): Promise<void> {
  const year = String(new Date().getFullYear() + 2).slice(-2)
  const values = { number, expirationDate: `12${year}`, cvv: '123' }
  for (const [name, value] of Object.entries(values)) {
    const frame = widget.frameLocator(`#braintree-hosted-field-${name}`)
    await frame.getByRole('textbox').pressSequentially(value)
  }
}

test('two widgets on one page are two forms: each has its own state, card and events', async ({
  merchant,
}) => {
  await merchant.create({ options: { paypal } })
  await merchant.create({ options: { paypal, container: '#second' } })
  const [first, second] = [place(merchant, 'payment'), place(merchant, 'second')]
  await first.getByRole('radio', { name: 'Card' }).click()
  await expect(second.locator('[data-braintree-id="options"]')).toBeVisible()
  await second.getByRole('radio', { name: 'Card' }).click()
  await typeCard(second, '5555555555554444')
  const requestable = () =>
    merchant.run(({ instances }) => instances.map((one) => one.isPaymentMethodRequestable()))
  await expect.poll(requestable).toEqual([false, true])
  await typeCard(first, '4111111111111111')
  await expect.poll(requestable).toEqual([true, true])
  const digits = await merchant.run(({ instances }) =>
    Promise.all(
      instances.map(async (one) => JSON.stringify((await one.requestPaymentMethod()).details)),
    ),
  )
  expect(digits).toEqual([
    expect.stringContaining('"lastFour":"1111"'),
    expect.stringContaining('"lastFour":"4444"'),
  ])
})

test('two widgets share no element id, and their icons are their own', async ({ merchant }) => {
  await merchant.create({ options: { paypal } })
  await merchant.create({ options: { paypal, container: '#second' } })
  const repeated = await merchant.page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]:not(iframe)')].map(({ id }) => id)
    return ids.filter((id, index) => ids.indexOf(id) !== index)
  })
  expect(repeated).toEqual([])
  const strangers = await merchant.page.evaluate(() =>
    [...document.querySelectorAll('#second use')].filter((use) => {
      const symbol = document.querySelector(use.getAttribute('href') ?? 'none')
      return !symbol?.closest('#second')
    }),
  )
  expect(strangers).toEqual([])
})

test('B-091 a widget keeps its styles when another one ends, and the last one takes them along', async ({
  merchant,
}) => {
  await merchant.create()
  await merchant.create({ options: { container: '#second' } })
  const teardown = (index: number) =>
    merchant.page.evaluate((which) => globalThis.merchant.instances[which]?.teardown(), index)
  const sheets = () => merchant.page.evaluate(() => document.adoptedStyleSheets.length)
  const card = place(merchant, 'second').locator('.braintree-card')
  const border = await card.evaluate((element) => getComputedStyle(element).borderTopWidth)
  expect(border).not.toBe('0px')
  await teardown(0)
  await expect(card).toBeVisible()
  await expect(card).toHaveCSS('border-top-width', border)
  expect(await sheets()).toBe(1)
  await teardown(1)
  expect(await sheets()).toBe(0)
})

test('B-091 styles that the page brought stay, and are all that it gets', async ({ merchant }) => {
  await merchant.page.evaluate(() => {
    const own = document.createElement('style')
    own.id = 'braintree-dropin-stylesheet'
    own.textContent = `:where([data-braintree-id='wrapper']) { --_space: 8px }`
    document.head.append(own)
  })
  await merchant.create()
  expect(await merchant.page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
  await merchant.use((instance) => instance.teardown())
  await expect(merchant.page.locator('#braintree-dropin-stylesheet')).toHaveCount(1)
})

test.describe('a page whose stylesheet for the widget is gone', () => {
  test.use({ expectedConsole: /gone\.css|Failed to load resource/ })

  test('B-091 has the widget’s own styles, also where a failed link has no empty stylesheet', async ({
    merchant,
  }) => {
    await merchant.page.evaluate(async () => {
      // Some engines give a failed link an empty stylesheet.
      Object.defineProperty(HTMLLinkElement.prototype, 'sheet', { value: null })
      const link = document.createElement('link')
      link.id = 'braintree-dropin-stylesheet'
      link.rel = 'stylesheet'
      link.href = '/gone.css'
      document.head.append(link)
      await new Promise((resolve) => link.addEventListener('error', resolve))
    })
    await merchant.create()
    expect(await merchant.page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1)
  })
})

test('B-092 a widget without a field takes nothing from a later one that has it', async ({
  merchant,
}) => {
  await merchant.create({ gateway: { challenges: [] } })
  await merchant.use((instance) => instance.teardown())
  await merchant.create({
    gateway: { challenges: ['cvv', 'postal_code'] },
    options: { card: { cardholderName: { required: true } } },
  })
  for (const name of ['cardholderName', 'number', 'expirationDate', 'cvv', 'postalCode']) {
    await expect(merchant.field(name)).toHaveAttribute('aria-required', 'true')
  }
})

test('WCARD-11 one widget’s brands hide no icon of another', async ({ merchant }) => {
  await merchant.create()
  const overrides = { fields: { number: { supportedCardBrands: { visa: false } } } }
  await merchant.create({ options: { card: { overrides }, container: '#second' } })
  const visa = '[data-braintree-id="visa-card-icon"]'
  await expect(place(merchant, 'payment').locator(visa)).toBeVisible()
  await expect(place(merchant, 'second').locator(visa)).toBeHidden()
})
