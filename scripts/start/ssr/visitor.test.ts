import { describe, expect, test } from 'vitest'
import { readLocale } from './visitor'

describe('the locale that the browser asks for first', () => {
  test.each([
    ['de-DE,de;q=0.9,en;q=0.8', 'de-DE'],
    ['pt-br', 'pt-BR'],
    ['en;q=0.5', 'en'],
    ['de-DE-u-nu-thai-x-one-of-very-many', 'de-DE'],
    ['de-Latn-DE-abcdefgh', 'de'],
    ['*', undefined],
    ['', undefined],
    ['not a locale!', undefined],
  ])('%j: %s', (header, locale) => {
    expect(readLocale(header)).toBe(locale)
  })
})
