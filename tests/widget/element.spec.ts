import type { Page } from 'playwright/test'
import { define, heard, KEY, openElementPage, TAG, write } from './support/element-page'
import { expect, test } from './support/test'

const frames = (page: Page) => page.locator('iframe')

test.beforeEach(({ page, merchant: _quietConsole }) => openElementPage(page))

test('WPKG-5 attributes are options: JSON, text, and a switch without a value', async ({
  page,
  merchant,
}) => {
  await define(page)
  const options = `locale="de-DE" paypal='{"flow":"vault"}' payment-option-priority='["paypal","card"]'`
  await write(page, `<${TAG} ${KEY} ${options} vault-manager>Loading</${TAG}>`)
  await expect(page.getByRole('radio')).toHaveCount(2)
  await expect(page.getByRole('radio').first()).toHaveAccessibleName('PayPal')
  await expect(merchant.hook('wrapper')).toHaveAttribute('lang', 'de-DE')
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0)
  const properties = await page.evaluate((tag) => {
    const { vaultManager, paypal, venmo } =
      document.querySelector(`${tag}` as 'prompt-bazaar-dropin') ?? {}
    return { vaultManager, paypal, venmo }
  }, TAG)
  expect(properties).toEqual({ vaultManager: true, paypal: { flow: 'vault' }, venmo: undefined })
})

test('WPKG-5 properties are options, its instance takes a payment, events are the drop-in’s', async ({
  page,
  merchant,
}) => {
  await define(page)
  await page.evaluate(() => {
    const { create } = globalThis.elementMerchant
    document.querySelector('#root')?.append(create({ paypal: { flow: 'vault' } }))
  })
  await page.getByRole('radio', { name: 'Card' }).click()
  await merchant.fillCard()
  await expect.poll(() => heard(page)).toContain('requestable CreditCard')
  expect((await heard(page)).slice(0, 2)).toEqual(['ready true', 'option card'])
  expect(await heard(page)).toContain('focus number')
  const payload = await page.evaluate(
    (tag) =>
      document
        .querySelector<HTMLElementTagNameMap['prompt-bazaar-dropin']>(tag)
        ?.instance?.requestPaymentMethod(),
    TAG,
  )
  expect(payload).toMatchObject({ type: 'CreditCard' })
})

test('WPKG-5 an element that stood there first, with properties of its own, is taken over', async ({
  page,
}) => {
  await page.evaluate(() => {
    const { create } = globalThis.elementMerchant
    document.querySelector('#root')?.append(create({ card: false, paypal: { flow: 'vault' } }))
  })
  await define(page)
  await expect.poll(() => heard(page)).toEqual(['ready true'])
  await expect(page.getByRole('button', { name: 'PayPal' })).toBeVisible()
})

test('WPKG-5 without an authorization it waits for one; a start that failed is tried with the next one', async ({
  page,
}) => {
  await define(page)
  await page.evaluate(() => {
    const { create, simulator } = globalThis.elementMerchant
    simulator.fail('client.create', { code: 'CLIENT_INVALID' }, { times: 1 })
    document.querySelector('#root')?.append(create({ authorization: undefined }))
  })
  await expect(page.locator(`${TAG} > *`)).toHaveCount(0)
  const authorize = () =>
    page.evaluate((tag) => {
      document.querySelector(tag)?.setAttribute('authorization', 'sandbox_testkey_merchant')
    }, TAG)
  await authorize()
  await expect.poll(() => heard(page)).toEqual(['error CLIENT_FAILED'])
  await authorize()
  await expect.poll(() => heard(page)).toEqual(['error CLIENT_FAILED', 'ready true'])
})

test.describe('code that cannot be fetched once', () => {
  test.use({ expectedConsole: /dynamically imported|ERR_FAILED/ })

  // Chromium remembers from 150 on what a page could not import, earlier versions and others ask for it again.
  test('WPKG-5 without the code that hands options on a start fails, and works once the page is loaded again', async ({
    page,
  }) => {
    await page.route(/update-options-[^/]*\.js$/, (route) => route.abort())
    const start = async () => {
      await define(page)
      await page.evaluate(() => {
        const paypal = { flow: 'vault' }
        document.querySelector('#root')?.append(globalThis.elementMerchant.create({ paypal }))
      })
    }
    await start()
    await expect.poll(() => heard(page)).toEqual(['error SCRIPT_FAILED'])
    await expect(frames(page)).toHaveCount(0)
    await page.unroute(/update-options-[^/]*\.js$/)
    await page.reload()
    await start()
    await expect.poll(() => heard(page)).toEqual(['ready true'])
    await expect(page.getByRole('radio', { name: 'PayPal' })).toBeVisible()
  })
})

test.describe('a page without a listener', () => {
  test.use({ expectedConsole: /^uncaught There was an error creating Drop-in/ })

  test('WPKG-5 a start that nobody listens to is reported as an uncaught error', async ({
    page,
  }) => {
    await define(page)
    const uncaught = page.waitForEvent('pageerror')
    await page.evaluate(() => {
      const element = document.createElement('prompt-bazaar-dropin')
      element.setAttribute('authorization', 'nonsense')
      globalThis.elementMerchant.simulator.fail('client.create', { code: 'CLIENT_INVALID' })
      document.querySelector('#root')?.append(element)
    })
    expect((await uncaught).message).toContain('There was an error creating Drop-in.')
  })
})

test('WPKG-5 WPAY-10 a new amount serves the next payment, the same one again changes nothing', async ({
  page,
}) => {
  await define(page)
  await page.evaluate(() => {
    const paypal = { flow: 'checkout', amount: '1.00', currency: 'USD' }
    document.querySelector('#root')?.append(globalThis.elementMerchant.create({ paypal }))
  })
  await expect.poll(() => heard(page)).toEqual(['ready true'])
  const told = await page.evaluate((tag) => {
    const element = document.querySelector<HTMLElementTagNameMap['prompt-bazaar-dropin']>(tag)
    const changes: unknown[] = []
    if (element?.instance) {
      Object.assign(element.instance, {
        updateConfiguration: (...all: unknown[]) => changes.push(all),
      })
      element.paypal = { flow: 'checkout', amount: '1.00', currency: 'USD' }
      element.setAttribute('paypal', '{"flow":"checkout","amount":"2.00","currency":"USD"}')
    }
    return changes
  }, TAG)
  expect(told).toEqual([['paypal', 'amount', '2.00']])
})

test('WPKG-5 removing it takes everything off the page, moving it starts it again', async ({
  page,
}) => {
  await define(page)
  await page.evaluate(() => {
    document.querySelector('#root')?.append(globalThis.elementMerchant.create())
  })
  await expect(frames(page)).toHaveCount(3)
  await page.evaluate((tag) => {
    const element = document.querySelector(tag)
    if (element) document.body.prepend(element)
  }, TAG)
  await expect.poll(() => heard(page)).toEqual(['ready true', 'ready true'])
  await expect(frames(page)).toHaveCount(3)
  await expect(page.locator('[data-braintree-id="wrapper"]')).toHaveCount(1)
  await page.evaluate((tag) => document.querySelector(tag)?.remove(), TAG)
  await expect(frames(page)).toHaveCount(0)
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
})
