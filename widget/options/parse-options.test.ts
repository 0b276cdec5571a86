import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { checkOptions } from './check-options'
import { parseOptions } from './parse-options'

const authorization = 'sandbox_key'

function errorOf(options: object): { code: string; message: string } {
  try {
    parseOptions({ authorization, ...options })
  } catch (error) {
    if (error instanceof Error && 'code' in error) {
      return { code: String(error.code), message: error.message }
    }
    throw error
  }
  throw new Error('the options were accepted')
}

test('WSET-4 the default priority is card, paypal, paypalCredit, venmo, applePay, googlePay', () => {
  expect(parseOptions({ authorization }).priority).toEqual([
    'card',
    'paypal',
    'paypalCredit',
    'venmo',
    'applePay',
    'googlePay',
  ])
})

test('WSET-4 duplicates in the priority are dropped, its order kept', () => {
  const { priority } = parseOptions({
    authorization,
    paymentOptionPriority: ['paypal', 'card', 'paypal'],
  })
  expect(priority).toEqual(['paypal', 'card'])
})

test('WSET-4 a priority that is no list, or names an unknown option, fails with the old message', () => {
  expect(errorOf({ paymentOptionPriority: 'card' }).message).toBe(
    'paymentOptionPriority must be an array.',
  )
  expect(errorOf({ paymentOptionPriority: ['card', 'cash'] }).message).toBe(
    'paymentOptionPriority: Invalid payment option specified.',
  )
})

test('WSET-5 cards are on by default, by true and by an object, and off by false', () => {
  expect(parseOptions({ authorization }).card).toBeDefined()
  expect(parseOptions({ authorization, card: true }).card).toBeDefined()
  expect(parseOptions({ authorization, card: {} }).card).toBeDefined()
  expect(parseOptions({ authorization, card: null }).card).toBeDefined()
  expect(parseOptions({ authorization, card: false }).card).toBeUndefined()
})

test('WSET-5 every other option is off unless the merchant configures it', () => {
  const off = parseOptions({ authorization, paypal: false, venmo: null })
  expect([off.paypal, off.paypalCredit, off.venmo, off.applePay, off.googlePay]).toEqual(
    Array(5).fill(undefined),
  )
  const on = parseOptions({ authorization, paypal: { flow: 'vault' }, venmo: true })
  expect([on.paypal, on.venmo]).toEqual([{ flow: 'vault' }, {}])
})

test('defaults are those of the old widget', () => {
  expect(parseOptions({ authorization })).toMatchObject({
    allowsDeletion: false,
    preselectsFirst: true,
    putsDefaultFirst: true,
    card: {
      cardholderName: 'absent',
      clearsFields: true,
      savesByDefault: true,
      letsShopperDecideSaving: false,
    },
  })
})

test('WCARD-3 a cardholder name is optional unless required is true', () => {
  const rule = (cardholderName: unknown) =>
    parseOptions({ authorization, card: { cardholderName } }).card?.cardholderName
  expect([rule(false), rule(true), rule({}), rule({ required: true })]).toEqual([
    'absent',
    'optional',
    'optional',
    'required',
  ])
})

test.each([
  [{ locale: 7 }, 'options.locale takes text, but got the number 7.'],
  [{ card: 'yes' }, 'options.card takes true, false or an object, but got the text "yes".'],
  [
    { card: { overrides: { styles: { input: undefined } } } },
    'options.card.overrides.styles.input takes a class name, an object of CSS declarations, or null, but got undefined.',
  ],
])(
  'WSET-16 what stopped the old widget stops this one, and names the option: %j',
  (options, message) => {
    expect(errorOf(options)).toEqual({ code: 'INVALID_OPTION', message })
  },
)

test.each([
  [
    { translations: { edit: 1, toString: 'x' } },
    { translations: { edit: '', toString: 'x' } },
    'options.translations.edit takes text, but got the number 1.',
  ],
  [
    { translations: [] },
    { translations: {} },
    'options.translations takes an object of texts, but got a list.',
  ],
  [
    { card: { cardholderName: 1, vault: [] } },
    { card: { cardholderName: 'optional', savesByDefault: true } },
    'options.card.cardholderName takes true, false or an object, but got the number 1.',
  ],
  [
    {
      card: {
        overrides: { styles: { input: { fontWeight: 600, color: undefined }, ':focus': 3 } },
      },
    },
    { card: { styles: { input: { fontWeight: 600, color: undefined }, ':focus': {} } } },
    'options.card.overrides.styles.input.fontWeight takes text, but got the number 600.',
  ],
  [
    { card: { overrides: { fields: { number: null } } } },
    { card: { fields: { number: null } } },
    'options.card.overrides.fields.number takes an object, but got null.',
  ],
  [
    { paypal: { flow: 'once', commit: 1 } },
    { paypal: { flow: 'once', commit: 1 } },
    'options.paypal.flow takes "vault" or "checkout", but got the text "once".',
  ],
  [{ paypal: [] }, { paypal: {} }, 'options.paypal takes an object, but got a list.'],
  [
    { venmo: 1 },
    { venmo: {} },
    'options.venmo takes true, false or an object, but got the number 1.',
  ],
  [
    { applePay: '' },
    { applePay: undefined },
    'options.applePay takes an object, but got the text "".',
  ],
  [
    { googlePay: () => 1 },
    { googlePay: {} },
    'options.googlePay takes an object, but got a function.',
  ],
  [
    { vaultManager: 'true' },
    { allowsDeletion: true },
    'options.vaultManager takes true or false, but got the text "true".',
  ],
  [
    { hiddenVaultedPaymentMethodTypes: 'card' },
    { hiddenTypes: [] },
    'options.hiddenVaultedPaymentMethodTypes takes a list of option ids, but got the text "card".',
  ],
  [
    { hiddenVaultedPaymentMethodTypes: [7, 'paypal'] },
    { hiddenTypes: ['paypal'] },
    'options.hiddenVaultedPaymentMethodTypes.0 takes one of card, paypal, paypalCredit, venmo, applePay, googlePay, but got the number 7.',
  ],
])(
  'WSET-16 what the old widget served is served as it was, with a warning: %j',
  (options, settings, warning) => {
    expect(parseOptions({ authorization, ...options })).toMatchObject(settings)
    expect(checkOptions({ authorization, ...options })[0]).toBe(warning)
  },
)

test('WSET-5 card settings are taken from another frame and from an object without a prototype', () => {
  const isolated: object = runInNewContext('({ cardholderName: true })')
  for (const card of [isolated, Object.assign(Object.create(null), isolated)]) {
    expect(parseOptions({ authorization, card }).card?.cardholderName).toBe('optional')
  }
})

test('WSET-5 card settings are read off an object of a class: getters, and what is inherited', () => {
  class Rule {
    get required(): boolean {
      return true
    }
  }
  class CardStore {
    readonly clearFieldsAfterTokenization = false
    get cardholderName(): Rule {
      return new Rule()
    }
    get overrides(): object {
      return Object.create({ fields: { cvv: null } })
    }
    get vault(): object {
      return Object.create({ vaultCard: false })
    }
  }
  const settings = {
    cardholderName: 'required',
    fields: { cvv: null },
    clearsFields: false,
    savesByDefault: false,
  }
  for (const card of [new CardStore(), Object.create(new CardStore())]) {
    expect(parseOptions({ authorization, card }).card).toMatchObject(settings)
  }
})

test('B-093 what a merchant passes is never changed', () => {
  const options = Object.freeze({
    authorization,
    card: Object.freeze({ overrides: Object.freeze({ styles: Object.freeze({}) }) }),
    paypal: Object.freeze({ flow: 'vault', buttonStyle: Object.freeze({ color: 'gold' }) }),
  })
  expect(() => parseOptions(options)).not.toThrow()
})

test('settings that the widget does not know reach the components', () => {
  const { venmo, googlePay } = parseOptions({
    authorization,
    venmo: { paymentMethodUsage: 'multi_use' },
    googlePay: { emailRequired: true },
  })
  expect([venmo, googlePay]).toEqual([{ paymentMethodUsage: 'multi_use' }, { emailRequired: true }])
})
