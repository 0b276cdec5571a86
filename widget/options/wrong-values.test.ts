import { describe, expect, test } from 'vitest'
import { kindsFor, OLD_MESSAGES, place, RULES, VALUES } from '../../tests/widget/option-rules'
import { DropInError } from '../model/terms/dropin-error'
import { checkOptions } from './check-options'
import { describeValue } from './describe-value'
import { optionsSchema } from './options-schema'
import { parseOptions } from './parse-options'

function errorOf(path: string, value: unknown): DropInError | undefined {
  const given = place(path.split('.'), value)
  try {
    parseOptions({ authorization: 'sandbox_key', ...Object(given) })
    return undefined
  } catch (error) {
    if (error instanceof DropInError) return error
    throw error
  }
}

function warningsOf(path: string, value: unknown): string[] {
  return checkOptions({ authorization: 'sandbox_key', ...Object(place(path.split('.'), value)) })
}

describe.each(Object.entries(RULES))('options.%s', (path, rule) => {
  const { takes, accepts, refuses = [] } = rule
  test.each(kindsFor(rule))('%s', (kind) => {
    const value = VALUES[kind]
    const error = errorOf(path, value)
    const sentence = `options.${path} takes ${takes}, but got ${describeValue(value)}.`
    const oldMessage = OLD_MESSAGES[path]
    if (!refuses.includes(kind)) {
      expect(error).toBeUndefined()
      return expect(warningsOf(path, value)).toEqual(accepts.includes(kind) ? [] : [sentence])
    }
    expect(error).toMatchObject(
      oldMessage
        ? { message: oldMessage, nextStep: sentence, fault: 'merchant' }
        : { message: sentence, code: 'INVALID_OPTION', fault: 'merchant' },
    )
  })
})

test('a list of options with a wrong one names it and those that there are', () => {
  expect(errorOf('paymentOptionPriority.0', 'cash')).toMatchObject({
    message: 'paymentOptionPriority: Invalid payment option specified.',
    nextStep:
      'options.paymentOptionPriority.0 takes one of card, paypal, paypalCredit, venmo, applePay, googlePay, but got the text "cash".',
  })
})

test.each([
  [
    'vaultManger',
    /^options\.vaultManger is unknown and ignored; known are authorization, locale, /,
  ],
  ['card.cardHolderName', /^options\.card\.cardHolderName is unknown and ignored; known are /],
  ['card.cardholderName.mandatory', /^options\.card\.cardholderName\.mandatory is .* required\.$/],
  ['card.overrides.style', /^options\.card\.overrides\.style is .* fields, styles\.$/],
  ['card.overrides.fields.CVV', /^options\.card\.overrides\.fields\.CVV is unknown /],
  [
    'card.vault.vaultcard',
    /^options\.card\.vault\.vaultcard is .* vaultCard, allowVaultCardOverride\.$/,
  ],
])('WSET-16 a name that is not known is ignored with a warning: %s', (path, sentence) => {
  expect(errorOf(path, true)).toBeUndefined()
  expect(warningsOf(path, true)).toEqual([expect.stringMatching(sentence)])
  expect(warningsOf(path, undefined)).toEqual([])
})

test('WSET-16 what goes on to a component may have any name, and React’s element its own', () => {
  const given = {
    container: '#payment',
    paypal: { userAction: 'COMMIT', vault: { other: true } },
    venmo: { other: true },
    applePay: { other: true },
    googlePay: { other: true },
    dataCollector: { other: true },
    threeDSecure: { other: true },
    card: { overrides: { fields: { number: { prefill: '4' } } } },
    onReady: () => undefined,
    className: 'wide',
  }
  expect(checkOptions({ authorization: 'sandbox_key', ...given })).toEqual([])
})

test('a signal is right, and styles under a media query', () => {
  expect(warningsOf('signal', new AbortController().signal)).toEqual([])
  const styles = { '@media (max-width: 700px)': { input: { fontSize: '14px' } } }
  expect(warningsOf('card.overrides.styles', styles)).toEqual([])
})

test('every option that the schema reads stands in the table', () => {
  const listed = new Set(Object.keys(RULES).map((path) => path.split('.')[0]))
  const entries = optionsSchema.pipe[1].entries
  const places = ['container', 'selector']
  expect(Object.keys(entries).filter((name) => !listed.has(name))).toEqual(places)
})
