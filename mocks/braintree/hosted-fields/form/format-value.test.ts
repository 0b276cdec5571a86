import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placeCaret } from '../frame/displayed-value'
import { candidateTypes } from './card-type'
import { FIELD_KEYS, type FieldKey } from './field-keys'
import { createFormRules } from './form-rules'
import { displayExpiration, formatExpiration } from './format-expiration'
import { cleanValue, groupNumber } from './format-value'

const RULES = createFormRules({}, FIELD_KEYS, [])
const candidatesOf = (digits: string) => candidateTypes(digits, () => true)

function clean(key: FieldKey, text: string, previous = ''): string {
  return cleanValue(key, text, previous, candidatesOf, RULES)
}

describe('a card number', () => {
  test.each([
    ['4111111111111111', '4111 1111 1111 1111'],
    ['378282246310005', '3782 822463 10005'],
    ['36259600000004', '3625 960000 0004'],
    ['41111', '4111 1'],
    ['', ''],
  ])('%s reads %s', (digits, grouped) => {
    expect(groupNumber(digits, candidatesOf(digits))).toBe(grouped)
  })

  test('takes digits only, full-width ones too, and no more than its brand has', () => {
    expect(clean('number', '4111-1111 x')).toBe('41111111')
    expect(clean('number', '４１１１')).toBe('4111')
    expect(clean('number', '3782822463100059999')).toBe('378282246310005')
    expect(clean('number', '4'.repeat(30))).toHaveLength(19)
  })

  test('loses no digit to its gaps, whatever is typed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,19}$/), (digits) => {
        expect(groupNumber(digits, candidatesOf(digits)).replaceAll(' ', '')).toBe(digits)
      }),
    )
  })
})

describe('an expiration date', () => {
  test.each([
    ['1', '', '1'],
    ['12', '1', '12/'],
    ['2', '', '02/'],
    ['13', '1', '01/3'],
    ['12/3', '12/', '12/3'],
    ['12/30', '12/3', '12/30'],
    ['12/305', '12/30', '12/30'],
    ['12/2030', '12/203', '12/2030'],
    ['12/20305', '12/2030', '12/2030'],
    ['1/30', '', '01/30'],
    ['1/', '1', '01/'],
    ['1230', '', '12/30'],
    ['12 / 30', '', '12/30'],
    ['2030-12', '', '12/2030'],
    ['122030', '', '12/2030'],
    ['12', '12/', '12'],
    ['1/30', '12/30', '1/30'],
    ['3', '12/30', '03/'],
    ['1', '12', '1'],
    ['', '1', ''],
    ['ab', '', ''],
    ['12 / 3', '12/', '12/3'],
    ['12 / 30', '12/3', '12/30'],
    ['12 / ', '12/3', '12'],
    ['12 /', '12/', '12'],
  ])('typed as %j after %j becomes %j', (text, previous, formatted) => {
    expect(formatExpiration(text, previous)).toBe(formatted)
  })

  test('is shown with space around its slash', () => {
    expect(['1', '12/', '12/30', '12/2030'].map(displayExpiration)).toEqual([
      '1',
      '12 / ',
      '12 / 30',
      '12 / 2030',
    ])
  })

  test('stays as it is when formatted again', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), (text) => {
        const once = formatExpiration(text, '')
        expect(formatExpiration(once, once)).toBe(once)
      }),
    )
  })
})

test('security code, postal code and name have their limits', () => {
  expect(clean('cvv', '12a345')).toBe('1234')
  expect(clean('postalCode', '12345-6789 and more')).toBe('12345-6789')
  expect(clean('cardholderName', 'x'.repeat(300))).toHaveLength(255)
})

test.each([
  ['41111', 5, '4111 1', 6],
  ['4511111', 2, '4511 111', 2],
  ['41115 11', 5, '4111 511', 6],
  ['411 1', 3, '4111', 3],
])('in %j the caret moves from %i to %j at %i', (text, caret, formatted, expected) => {
  expect(placeCaret(text, caret, formatted)).toBe(expected)
})
