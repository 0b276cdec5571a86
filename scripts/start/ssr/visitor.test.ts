import { describe, expect, test } from 'vitest'
import { applyColorScheme, readLocale } from './visitor'

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
    expect(readLocale(new Headers({ 'accept-language': header }))).toBe(locale)
  })

  test('none', () => expect(readLocale(new Headers())).toBeUndefined())
})

test.each([
  ['__Host-color-scheme=dark', '<html data-color-scheme="dark" lang="en">'],
  ['a=b; __Host-color-scheme=light; c=d', '<html data-color-scheme="light" lang="en">'],
  ['__Host-color-scheme=system', '<html lang="en">'],
  ['__Host-color-scheme="><script>', '<html lang="en">'],
  ['x__Host-color-scheme=dark', '<html lang="en">'],
])('the colours that the cookie %j chooses', (cookie, document) => {
  expect(applyColorScheme('<html lang="en">', new Headers({ cookie }))).toBe(document)
})
