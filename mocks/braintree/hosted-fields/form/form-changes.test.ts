import { describe, expect, test } from 'vitest'
import { FIELD_KEYS, type FieldKey } from './field-keys'
import { describeChanges } from './form-changes'
import { createFormRules } from './form-rules'
import { evaluateForm, type FormState, type FormValues } from './form-state'

const RULES = createFormRules({}, FIELD_KEYS, ['Visa'])

function stateOf(values: FormValues): FormState {
  return evaluateForm(values, null, RULES)
}

function eventsOf(before: FormValues, after: FormValues, changed: FieldKey): string[] {
  const changes = describeChanges(stateOf(before), stateOf(after), changed)
  return changes.map((change) => `${change.emittedBy}:${change.event}`)
}

describe('an empty form', () => {
  test('starts with every brand, Visa first, and nothing valid', () => {
    const state = stateOf({})
    expect(state.cards[0]?.type).toBe('visa')
    expect(state.cards.map((card) => card.type)).toContain('master-card')
    expect(state.bin).toBeNull()
    for (const key of FIELD_KEYS) {
      expect(state.fields[key]).toEqual({
        isEmpty: true,
        isValid: false,
        isPotentiallyValid: true,
        isFocused: false,
      })
    }
  })
})

/** What each event says of the number and of the brands, next to its name. */
function momentsOf(before: FormValues, after: FormValues): unknown[] {
  return describeChanges(stateOf(before), stateOf(after), 'number').map(
    ({ event, emittedBy, state }) => {
      const { isEmpty, isValid, isPotentiallyValid } = state.fields[emittedBy] ?? {}
      return [`${emittedBy}:${event}`, isEmpty, isValid, isPotentiallyValid, state.cards.length]
    },
  )
}

describe('typing a number', () => {
  test('tells first that there is something, then which brand it is', () => {
    expect(eventsOf({}, { number: '4' }, 'number')).toEqual([
      'number:notEmpty',
      'number:cardTypeChange',
    ])
  })

  test('tells when the last digit makes it valid, and when one more unmakes that', () => {
    const almost = { number: '411111111111111' }
    const whole = { number: '4111111111111111' }
    expect(eventsOf(almost, whole, 'number')).toEqual(['number:validityChange'])
    expect(stateOf(whole).fields.number).toMatchObject({ isValid: true })
  })

  test('that is pasted is told property by property, each with the form of that moment', () => {
    const all = stateOf({}).cards.length
    expect(momentsOf({}, { number: '4111111111111111' })).toEqual([
      ['number:notEmpty', false, false, true, all],
      ['number:validityChange', false, true, true, all],
      ['number:cardTypeChange', false, true, true, 1],
    ])
    expect(momentsOf({ number: '4111111111111111' }, { number: '0' })).toEqual([
      ['number:validityChange', false, false, true, 1],
      ['number:validityChange', false, false, false, 1],
      ['number:cardTypeChange', false, false, false, 0],
    ])
  })

  test('that is of another brand tells of the security code before it tells of the brand', () => {
    expect(
      momentsOf(
        { number: '4111111111111111', cvv: '1234' },
        { number: '378282246310005', cvv: '1234' },
      ),
    ).toEqual([
      ['cvv:validityChange', false, true, false, 1],
      ['cvv:validityChange', false, true, true, 1],
      ['number:cardTypeChange', false, true, true, 1],
    ])
  })

  test('tells about the security code when the brand asks for another length', () => {
    const visa = { number: '4111111111111111', cvv: '123' }
    const amex = { number: '378282246310005', cvv: '123' }
    expect(stateOf(visa).fields.cvv).toMatchObject({ isValid: true })
    expect(stateOf(amex).fields.cvv).toMatchObject({ isValid: false, isPotentiallyValid: true })
    expect(eventsOf(visa, amex, 'number')).toEqual(['cvv:validityChange', 'number:cardTypeChange'])
  })

  test('says what cannot become a number any more', () => {
    expect(stateOf({ number: '4111111111111112' }).fields.number).toEqual({
      isEmpty: false,
      isValid: false,
      isPotentiallyValid: true,
      isFocused: false,
    })
    expect(stateOf({ number: '0' }).fields.number).toMatchObject({ isPotentiallyValid: false })
    expect(stateOf({ number: '5555555555554445' }).fields.number).toMatchObject({
      isPotentiallyValid: false,
    })
  })

  test('offers the bin from the sixth digit on', () => {
    expect(stateOf({ number: '41111' }).bin).toBeNull()
    expect(stateOf({ number: '4111111' }).bin).toBe('411111')
  })
})

test('clearing a field tells that it is empty', () => {
  expect(eventsOf({ cvv: '123' }, {}, 'cvv')).toEqual(['cvv:empty', 'cvv:validityChange'])
})

test('a change that changes nothing is not told', () => {
  expect(eventsOf({ cvv: '1' }, { cvv: '12' }, 'cvv')).toEqual([])
})

describe("merchants' brands", () => {
  test('a brand that is switched off makes its numbers hopeless', () => {
    const rules = createFormRules(
      { number: { supportedCardBrands: { visa: false } } },
      ['number'],
      ['Visa'],
    )
    const state = evaluateForm({ number: '41111111' }, null, rules)
    expect(state.cards[0]?.supported).toBe(false)
    expect(state.fields.number).toMatchObject({ isValid: false, isPotentiallyValid: false })
  })

  test.each([
    ['unsupported ones are rejected', { rejectUnsupportedCards: true }],
    ['some are switched off', { supportedCardBrands: { mastercard: false } }],
    ['others are switched on', { supportedCardBrands: { 'american-express': true } }],
  ])("only the gateway's brands pass where %s", (_, number) => {
    const rules = createFormRules({ number }, ['number'], ['Visa'])
    const verdictOn = (number: string) => evaluateForm({ number }, null, rules).fields.number
    expect(verdictOn('4111111111111111')).toMatchObject({ isValid: true })
    expect(verdictOn('378282246310005')).toMatchObject({ isValid: false })
  })
})
