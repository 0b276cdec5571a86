import { PAYPAL_ACCOUNT, VISA } from './support/saved-methods'
import { expect, test } from './support/test'

test.use({ expectedConsole: /^options\./ })

/** What servers and older code hand over where an object, a list or a flag is meant; 1.42.0 made something of each. */
const SLOPPY = {
  translations: [],
  hiddenVaultedPaymentMethodTypes: 'card',
  vaultManager: 1,
  preselectVaultedPaymentMethod: 'yes',
  signal: {},
  card: {
    cardholderName: 1,
    vault: [],
    overrides: {
      fields: { number: null, cvv: { placeholder: 7 }, unknown: 'x' },
      styles: { input: { fontWeight: 600, 'letter-spacing': undefined }, ':focus': 3 },
    },
  },
  paypal: { flow: 'vault', commit: 1, buttonStyle: [] },
}

const WARNINGS = [
  'options.translations takes an object of texts, but got a list.',
  'options.hiddenVaultedPaymentMethodTypes takes a list of option ids, but got the text "card".',
  'options.card.cardholderName takes true, false or an object, but got the number 1.',
  'options.card.overrides.fields.number takes an object, but got null.',
  'options.card.overrides.fields.unknown is unknown and ignored; known are number, expirationDate, cardholderName, cvv, postalCode.',
  'options.card.overrides.fields.cvv.placeholder takes text, but got the number 7.',
  'options.card.overrides.styles.input.fontWeight takes text, but got the number 600.',
  'options.card.overrides.styles.:focus takes a class name, an object of CSS declarations, or null, but got the number 3.',
  'options.card.vault takes an object, but got a list.',
  'options.paypal.commit takes true or false, but got the number 1.',
  'options.paypal.buttonStyle takes an object, but got a list.',
  'options.vaultManager takes true or false, but got the number 1.',
  'options.preselectVaultedPaymentMethod takes true or false, but got the text "yes".',
  'options.signal takes an AbortSignal, but got an object.',
]

test('WSET-16 WVIEW-3 what the old drop-in made something of is served, with a warning for each', async ({
  merchant,
}) => {
  await merchant.start({ saved: [VISA, PAYPAL_ACCOUNT], options: SLOPPY })
  await expect(merchant.savedMethod(/1111/)).toBeVisible()
  await expect(merchant.hook('methods-edit')).toBeVisible()
  expect(await merchant.isRequestable()).toBe(true)
  expect(await merchant.use((instance) => instance.getAvailablePaymentOptions())).toEqual([
    'card',
    'paypal',
  ])
  const [created] = await merchant.calls('hosted-fields.create')
  expect(created?.[0]).toMatchObject({
    fields: {
      cardholderName: {},
      number: { placeholder: expect.any(String) },
      cvv: { placeholder: 7 },
    },
    styles: { input: { 'font-weight': 600 } },
  })
  await expect.poll(() => merchant.console.toSorted()).toEqual(WARNINGS.toSorted())
})

test('WSET-16 WSET-4 what stopped the old drop-in stops this one, with its message', async ({
  merchant,
}) => {
  await merchant.open()
  const refused = [
    [{ authorization: 7 }, 'There was an error creating Drop-in.'],
    [{ paymentOptionPriority: 'card' }, 'paymentOptionPriority must be an array.'],
    [
      { paymentOptionPriority: ['cash'] },
      'paymentOptionPriority: Invalid payment option specified.',
    ],
    [{ locale: 7 }, 'options.locale takes text, but got the number 7.'],
    [{ card: 'yes' }, 'options.card takes true, false or an object, but got the text "yes".'],
  ] as const
  for (const [options, message] of refused) {
    expect(await merchant.create({ options })).toMatchObject({ message })
  }
  expect(merchant.console).toEqual([])
})
