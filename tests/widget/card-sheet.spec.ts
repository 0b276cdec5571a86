import { expect, test } from './support/test'

const gateway = { challenges: ['cvv', 'postal_code'] } as const

test('WCARD-9 WTXT-5 while tokenizing the sheet is busy, then tokenized, then empty', async ({
  merchant,
}) => {
  await merchant.start({ options: { paypal: { flow: 'vault' } } })
  await merchant.tile('Card').click()
  await merchant.fillCard()
  await merchant.run(({ simulator }) => simulator.hang('hosted-fields.tokenize'))
  const requesting = merchant.request()
  await expect(merchant.hook('card')).toHaveClass(/braintree-sheet--loading/)
  await expect(merchant.hook('card')).toHaveAttribute('aria-busy', 'true')
  await expect(merchant.hook('disable-wrapper')).toBeVisible()
  await merchant.hook('toggle').press('Enter')
  expect(await merchant.shown()).toEqual(['toggle', 'card'])
  const watching = merchant.run(async () => {
    const card = document.querySelector('[data-braintree-id="card"]')
    if (!card) throw new Error('There is no card sheet')
    const isTokenized = () => card.classList.contains('braintree-sheet--tokenized')
    // Frames would see a change late, and the first one later than the second.
    const untilChanged = () =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect()
          resolve()
        })
        observer.observe(card, { attributeFilter: ['class'] })
      })
    while (!isTokenized()) await untilChanged()
    const start = performance.now()
    while (isTokenized()) await untilChanged()
    return performance.now() - start
  })
  await merchant.run(({ simulator }) => simulator.release('hosted-fields.tokenize'))
  await requesting
  expect(await watching).toBeGreaterThan(150)
  await expect(merchant.hook('methods')).toBeVisible()
  await expect(merchant.hook('disable-wrapper')).toBeHidden()
  await expect(merchant.hook('card')).toHaveAttribute('aria-busy', 'false')
  await expect(merchant.field('number')).toHaveValue('')
})

test('WCARD-9 the form is usable again 200 ms after the card is accepted', async ({
  merchant,
  page,
}) => {
  await page.clock.install()
  await merchant.start()
  await merchant.fillCard()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  const requesting = merchant.request()
  await expect(merchant.hook('card')).toHaveClass(/braintree-sheet--tokenized/)
  // The card is added a task later, and the time counts from then on.
  await page.clock.runFor(1)
  await requesting
  await page.clock.runFor(198)
  await expect(merchant.hook('disable-wrapper')).toBeVisible()
  await page.clock.runFor(2)
  await expect(merchant.hook('disable-wrapper')).toBeHidden()
})

test('WCARD-9 clearFieldsAfterTokenization false keeps what was typed', async ({ merchant }) => {
  await merchant.start({ options: { card: { clearFieldsAfterTokenization: false } } })
  await merchant.fillCard()
  await merchant.request()
  await expect(merchant.field('number')).toHaveValue('4111 1111 1111 1111')
})

test('WCARD-10 overrides reach the fields', async ({ merchant }) => {
  await merchant.start({
    gateway,
    options: {
      card: {
        overrides: {
          fields: {
            number: { placeholder: 'Number', supportedCardBrands: { visa: false } },
            cvv: { placeholder: '' },
            postalCode: null,
          },
          styles: { input: { fontSize: '20px', color: 'green' }, ':focus': null },
        },
      },
    },
  })
  await expect(merchant.page.locator('iframe')).toHaveCount(3)
  await expect(merchant.field('number')).toHaveAttribute('placeholder', 'Number')
  await expect(merchant.field('number')).toHaveCSS('font-size', '20px')
  await expect(merchant.field('number')).toHaveCSS('color', 'rgb(0, 128, 0)')
  const [[config] = []] = await merchant.calls('hosted-fields.create')
  expect(config).toMatchObject({ fields: { number: { supportedCardBrands: { visa: false } } } })
  expect(config).not.toMatchObject({ styles: { ':focus': expect.anything() } })
  await merchant.field('number').pressSequentially('3782')
  await expect(merchant.hook('cvv-label-descriptor')).toHaveText('(4 digits)')
  await expect(merchant.field('cvv')).toHaveAttribute('placeholder', '')
})

test('WCARD-11 icons of the brands that are taken, four of them never', async ({ merchant }) => {
  await merchant.start({
    gateway: { supportedCardTypes: ['Visa', 'MasterCard', 'Elo', 'Discover'] },
    options: {
      card: { overrides: { fields: { number: { supportedCardBrands: { visa: false } } } } },
    },
  })
  const icons = merchant.page.locator('[data-braintree-id$="-card-icon"]')
  await expect(icons).toHaveCount(11)
  const visible = await icons
    .filter({ visible: true })
    .evaluateAll((all) => all.map((icon) => icon.getAttribute('data-braintree-id')))
  expect(visible).toEqual(['master-card-card-icon', 'discover-card-icon'])
})

test('WCARD-12 the number’s mask is four groups of four bullets', async ({ merchant }) => {
  await merchant.start()
  await expect(merchant.field('number')).toHaveAttribute('placeholder', '•••• •••• •••• ••••')
})

test('WCARD-12 asterisks on a page in an old encoding', async ({ merchant }) => {
  await merchant.page.route('**/', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('<meta charset="utf-8" />', '')
    await route.fulfill({ response, body, headers: { 'content-type': 'text/html' } })
  })
  await merchant.start()
  await expect(merchant.field('number')).toHaveAttribute('placeholder', '**** **** **** ****')
  await expect(merchant.field('cvv')).toHaveAttribute('placeholder', '***')
})

test('WCARD-13 the notice of collection links to PayPal in a page of its own', async ({
  merchant,
}) => {
  await merchant.start()
  const link = merchant.page.getByRole('link', { name: 'How PayPal handles your payment data' })
  await expect(link).toHaveAttribute('href', 'https://www.paypal.com/us/legalhub/home')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

const failures = {
  HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE: 'This card is already among your saved ones.',
  HOSTED_FIELDS_FAILED_TOKENIZATION: 'The card was not accepted. Check its data and try again.',
  HOSTED_FIELDS_FIELDS_INVALID: 'Check the marked fields and try again.',
  HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR:
    'The connection failed, nothing was charged. Try again.',
  HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED:
    'The card could not be verified. Check its data and try again.',
  SOMETHING_ELSE: 'Something failed on our side. Try again, or choose another way to pay.',
}

test('WCARD-14 WTXT-2 a refused card has its own text, and stays typed', async ({ merchant }) => {
  await merchant.start()
  await merchant.fillCard()
  for (const [code, text] of Object.entries(failures)) {
    await merchant.page.evaluate(
      (failing) =>
        globalThis.merchant.simulator.fail(
          'hosted-fields.tokenize',
          { code: failing },
          { times: 1 },
        ),
      code,
    )
    expect(await merchant.refusal()).toMatchObject({
      code: 'TOKENIZATION_FAILED',
      message: 'No payment method is available.',
      cause: `Simulated ${code}`,
    })
    await expect(merchant.error).toHaveText(text)
  }
  await expect(merchant.field('number')).toHaveValue('4111 1111 1111 1111')
  expect(await merchant.isRequestable()).toBe(true)
  await merchant.request()
})
