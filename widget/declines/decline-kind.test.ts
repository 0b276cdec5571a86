import { describe, expect, test } from 'vitest'
import { type DeclineKind, declineKind } from './decline-kind'

/** Reasons that help whoever tries stolen cards, by Braintree's names. */
const SECRETS: Readonly<Record<string, string>> = {
  2000: 'do not honor',
  2007: 'no account',
  2010: 'security code declined',
  2012: 'possibly lost',
  2013: 'possibly stolen',
  2014: 'fraud suspected',
  2020: 'violation',
  2021: 'security violation',
  2022: 'another card was issued',
  2043: 'do not retry, call the issuer',
  2047: 'pick up the card',
  2053: 'reported as lost or stolen',
  2057: 'restricted by its bank or holder',
  2059: 'address does not match',
  2060: 'address and security code do not match',
  2075: 'account locked or closed',
  2077: 'refused by a risk model',
  2085: 'payer blocked',
  2102: 'wrong PIN',
  2103: 'too many PINs',
  2105: 'card replaced',
  2106: 'refused by policy',
  2107: 'card not activated',
  2108: 'card closed',
  4005: 'rejected by a risk model',
  4025: 'account locked or closed',
  81736: 'security code not verified',
  81737: 'postal code not verified',
  fraud: 'suspected',
  risk_threshold: 'too risky',
  cvv: 'security code rule',
  avs: 'address rule',
  avs_and_cvv: 'both rules',
}

test.each(Object.entries(SECRETS))('WTXT-7 %s (%s) is a plain decline', (code) => {
  expect(declineKind(code)).toBe('declined')
})

test.each<[code: string, kind: DeclineKind]>([
  ['2001', 'limit-reached'],
  ['2003', 'limit-reached'],
  ['2004', 'card-expired'],
  ['2005', 'check-details'],
  ['2006', 'check-details'],
  ['2015', 'ask-your-bank'],
  ['2016', 'possible-duplicate'],
  ['2024', 'use-another-method'],
  ['2044', 'ask-your-bank'],
  ['2045', 'shop-problem'],
  ['2074', 'use-another-method'],
  ['2099', 'confirm-with-bank'],
  ['3000', 'try-again-later'],
  ['4001', 'declined'],
  ['81715', 'check-details'],
  ['application_incomplete', 'shop-problem'],
  ['duplicate', 'possible-duplicate'],
  ['three_d_secure', 'confirm-with-bank'],
  ['token_issuance', 'use-another-method'],
])('WTXT-7 %s is told as %s', (code, kind) => {
  expect(declineKind(code)).toBe(kind)
  expect(declineKind(` ${code} `)).toBe(kind)
})

test('WTXT-7 a code as a number reads like its text', () => {
  expect(declineKind(2001)).toBe('limit-reached')
})

describe('WTXT-7 codes without an entry', () => {
  const kindsOf = (from: number, to: number) =>
    new Set(Array.from({ length: to - from + 1 }, (_, index) => declineKind(from + index)))

  test('from 2109 to 2999 are plain declines', () => {
    expect(kindsOf(2109, 2999)).toEqual(new Set(['declined']))
  })

  test('from 3000 to 3999 are a network that can’t be reached', () => {
    expect(kindsOf(3000, 3999)).toEqual(new Set(['try-again-later']))
  })

  test('from 4027 to 4999 are plain declines', () => {
    expect(kindsOf(4027, 4999)).toEqual(new Set(['declined']))
  })

  test.each([
    undefined,
    null,
    '',
    'toString',
    '__proto__',
    '30001',
    '3e3',
    '-1',
    'FRAUD',
    '不明',
    Number.NaN,
  ])('such as %j are plain declines', (code) => {
    expect(declineKind(code)).toBe('declined')
  })
})
