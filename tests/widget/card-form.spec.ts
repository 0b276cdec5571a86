import { LONG } from '../length'
import { expect, test } from './support/test'

const gateway = { challenges: ['cvv', 'postal_code'] } as const
const customer = { saved: [] }

test('WCARD-1 number and date always, cvv and postal code when the gateway asks', async ({
  merchant,
}) => {
  await merchant.start({ gateway: { challenges: [] } })
  await expect(merchant.page.locator('iframe')).toHaveCount(2)
  await merchant.open()
  await merchant.create({ gateway, options: { card: { cardholderName: true } } })
  const names = await merchant.page.locator('iframe').evaluateAll((all) => all.map(({ id }) => id))
  expect(names).toEqual(
    ['cardholderName', 'number', 'expirationDate', 'cvv', 'postalCode'].map(
      (name) => `braintree-hosted-field-${name}`,
    ),
  )
})

test('WCARD-2 WCARD-13 a submit marks every field, says so, and sends nothing', async ({
  merchant,
}) => {
  await merchant.start({ gateway, options: { card: { cardholderName: { required: true } } } })
  await merchant.field('number').pressSequentially('4111')
  // What the field tells of its first digit clears its error, so that has to come before the submit.
  const heard = () => merchant.run(({ events }) => events.map(([name]) => name))
  await expect.poll(heard).toContain('card:cardTypeChange')
  expect(await merchant.refusal()).toMatchObject({ code: 'CARD_FORM_INVALID', fault: 'shopper' })
  await expect(merchant.hook('cardholder-name-field-error')).toHaveText(
    'Enter the name on the card.',
  )
  await expect(merchant.hook('number-field-error')).toHaveText('Check the card number.')
  await expect(merchant.hook('expiration-date-field-error')).toHaveText(
    'Enter the expiration date.',
  )
  await expect(merchant.hook('cvv-field-error')).toHaveText('Enter the security code.')
  await expect(merchant.hook('postal-code-field-error')).toHaveText('Enter the postal code.')
  await expect(merchant.error).toHaveText('Check the marked fields and try again.')
  await expect(merchant.page.locator('.braintree-sheet--has-error')).toHaveCount(1)
  await expect(merchant.page.locator('.braintree-form__field-group--has-error')).toHaveCount(5)
  await expect(merchant.field('cvv')).toHaveAttribute('aria-invalid', 'true')
  await expect(merchant.field('cvv')).toHaveAccessibleDescription('Enter the security code.')
  expect(await merchant.calls('hosted-fields.tokenize')).toEqual([])
})

test('WCARD-3 an optional name that is empty is left out', { tag: LONG }, async ({ merchant }) => {
  await merchant.start({ options: { card: { cardholderName: true } } })
  await merchant.fillCard()
  await merchant.request()
  expect(await merchant.calls('hosted-fields.tokenize')).toEqual([
    [{ vault: false, fieldsToTokenize: ['number', 'expirationDate', 'cvv'] }],
  ])
})

test('WCARD-3 a required name is asked for', { tag: LONG }, async ({ merchant }) => {
  await merchant.start({ options: { card: { cardholderName: { required: true } } } })
  await expect(merchant.field('cardholderName')).toHaveAttribute('aria-required', 'true')
  await merchant.fillCard()
  expect(await merchant.isRequestable()).toBe(false)
  await merchant.field('cardholderName').fill('Jane Shopper')
  await expect.poll(() => merchant.isRequestable()).toBe(true)
})

test('WCARD-3 a name of 256 characters is too long, 255 are not', async ({ merchant }) => {
  await merchant.start({
    options: {
      card: { cardholderName: true, overrides: { fields: { cardholderName: { maxlength: 300 } } } },
    },
  })
  await merchant.fillCard()
  const enter = (length: number) =>
    merchant
      .run(({ simulator }) => simulator.hostedFields.type('cardholderName', ''))
      .then(() =>
        merchant.page.evaluate(
          (size) =>
            globalThis.merchant.simulator.hostedFields.type('cardholderName', 'a'.repeat(size)),
          length,
        ),
      )
  await enter(255)
  expect(await merchant.isRequestable()).toBe(true)
  await enter(256)
  expect(await merchant.isRequestable()).toBe(false)
  await merchant.refusal()
  await expect(merchant.hook('cardholder-name-field-error')).toHaveText(
    'Use fewer than 256 characters for the name.',
  )
})

test('WCARD-4 a brand that the gateway does not take', async ({ merchant }) => {
  await merchant.start({ gateway: { supportedCardTypes: ['MasterCard'] } })
  await merchant.fillCard()
  await expect(merchant.hook('number-field-error')).toHaveText(
    "This shop doesn't accept this kind of card. Use another one.",
  )
  expect(await merchant.isRequestable()).toBe(false)
  await merchant.field('number').fill('5555555555554444')
  await expect(merchant.hook('number-field-error')).toBeEmpty()
  await expect.poll(() => merchant.isRequestable()).toBe(true)
})

test('B-050 leaving an empty number says nothing about brands', async ({ merchant }) => {
  await merchant.start({ gateway: { supportedCardTypes: ['MasterCard'] } })
  await merchant.field('number').focus()
  await merchant.page.locator('#after').focus()
  await merchant.page.waitForTimeout(300)
  await expect(merchant.hook('number-field-error')).toBeEmpty()
})

test('WCARD-5 the cvv follows the brand: label, icon and placeholder', async ({ merchant }) => {
  await merchant.start()
  await expect(merchant.hook('cvv-label-descriptor')).toHaveText('(3 digits)')
  await expect(merchant.field('cvv')).toHaveAttribute('placeholder', '•••')
  await merchant.field('number').pressSequentially('3782')
  await expect(merchant.hook('cvv-label-descriptor')).toHaveText('(4 digits)')
  await expect(merchant.field('cvv')).toHaveAttribute('placeholder', '••••')
  await expect(merchant.hook('cvv-icon').locator('use')).toHaveAttribute('href', /iconCVVFront$/)
  await expect(merchant.hook('card-number-icon').locator('use')).toHaveAttribute(
    'href',
    /icon-american-express$/,
  )
  await expect(merchant.hook('number-field-group')).toHaveClass(/--card-type-known/)
})

test('WCARD-6 an empty field complains only on the way to another field', async ({ merchant }) => {
  await merchant.start()
  await merchant.field('number').focus()
  await merchant.page.locator('#after').focus()
  await merchant.page.waitForTimeout(300)
  await expect(merchant.hook('number-field-error')).toBeEmpty()
  await merchant.field('number').focus()
  await merchant.field('cvv').focus()
  await expect(merchant.hook('number-field-error')).toHaveText('Enter the card number.')
  await merchant.field('number').pressSequentially('4')
  await expect(merchant.hook('number-field-error')).toBeEmpty()
})

test('WCARD-6 a field that autofill fills right after the blur does not complain', async ({
  merchant,
}) => {
  await merchant.start()
  await merchant.field('number').focus()
  await merchant.field('cvv').focus()
  await merchant.run(({ simulator }) => simulator.hostedFields.type('number', '4111111111111111'))
  await merchant.page.waitForTimeout(300)
  await expect(merchant.hook('number-field-error')).toBeEmpty()
})

test('WCARD-7 choosing the sheet focuses its first field after 50 ms', async ({
  merchant,
  page,
}) => {
  await page.clock.install()
  await merchant.start({ options: { paypal: { flow: 'vault' } } })
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await merchant.tile('Card').click()
  await page.clock.runFor(49)
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME')
  await page.clock.runFor(1)
  await expect(merchant.field('number')).toBeFocused()
  await page.clock.resume()
  await expect(merchant.hook('number-field-group')).toHaveClass(/--is-focused/)
})

test('WCARD-7 at the start nothing is focused', async ({ merchant }) => {
  await merchant.start()
  await merchant.page.waitForTimeout(200)
  expect(await merchant.page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
})

test('WCARD-8 the save box is for customers whom the merchant lets decide', async ({
  merchant,
}) => {
  const card = { vault: { allowVaultCardOverride: true, vaultCard: false } }
  await merchant.start({ options: { card } })
  await expect(merchant.hook('save-card-field-group')).toBeHidden()
  await merchant.open()
  await merchant.create({ ...customer, options: { card } })
  const box = merchant.page.getByRole('checkbox', { name: 'Save this card for next time' })
  await expect(box).not.toBeChecked()
  await box.check()
  await merchant.fillCard()
  expect(await merchant.request()).toMatchObject({ vaulted: true })
  expect(await merchant.calls('hosted-fields.tokenize')).toEqual([[{ vault: true }]])
})

test('WCARD-8 a customer’s card is saved by default, a guest’s never', async ({ merchant }) => {
  await merchant.start(customer)
  await merchant.fillCard()
  expect(await merchant.request()).toMatchObject({ vaulted: true })
  await merchant.open()
  await merchant.create()
  await merchant.fillCard()
  await merchant.request()
  expect(await merchant.calls('hosted-fields.tokenize')).toEqual([[{ vault: false }]])
})

test('WCARD-8 a card that the customer unticks is neither saved nor called saved', async ({
  merchant,
}) => {
  const card = { vault: { allowVaultCardOverride: true } }
  await merchant.start({ ...customer, options: { card } })
  await merchant.page.getByRole('checkbox', { name: 'Save this card for next time' }).uncheck()
  await merchant.fillCard()
  expect(await merchant.request()).not.toHaveProperty('vaulted')
  expect(await merchant.calls('hosted-fields.tokenize')).toEqual([[{ vault: false }]])
})
