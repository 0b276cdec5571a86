import { describe, expect, test } from 'vitest'
import { kindsFor, OLD_MESSAGES, place, RULES, VALUES } from '../../tests/widget/option-rules'
import { DropInError } from '../model/terms/dropin-error'
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

describe.each(Object.entries(RULES))('options.%s', (path, rule) => {
  const { takes, accepts } = rule
  test.each(kindsFor(rule))('%s', (kind) => {
    const value = VALUES[kind]
    const error = errorOf(path, value)
    if (accepts.includes(kind)) return expect(error).toBeUndefined()
    const sentence = `options.${path} takes ${takes}, but got ${describeValue(value)}.`
    const oldMessage = OLD_MESSAGES[path]
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

test('a signal is taken, and styles under a media query', () => {
  expect(errorOf('signal', new AbortController().signal)).toBeUndefined()
  const styles = { '@media (max-width: 700px)': { input: { fontSize: '14px' } } }
  expect(errorOf('card.overrides.styles', styles)).toBeUndefined()
})

test('every option that the schema reads stands in the table', () => {
  const listed = new Set(Object.keys(RULES).map((path) => path.split('.')[0]))
  const entries = optionsSchema.pipe[1].entries
  expect(Object.keys(entries).filter((name) => !listed.has(name))).toEqual([])
})
