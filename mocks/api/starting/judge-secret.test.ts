import { expect, test } from 'vitest'
import { publishedPasswords } from '../database/seed/accounts'
import { judgeSecret } from './judge-secret'

test.each([
  ...publishedPasswords,
  'BAZAAR-ADMIN',
  'bazaar_admin_2026',
  'password1234',
  'Passw0rd!Passw0rd!',
  'change-me-please',
  'Administrator1',
  'qwertyuiop12',
  '123456789012',
  'abcdefghijkl',
  'zyxwvutsrqpo',
  'aaaaaaaaaaaa',
  'x'.repeat(64),
  'ababababababababababababababababab',
  'your-jwt-secret-your-jwt-secret-1',
  'changeme'.repeat(12),
  '',
])('"%s" is weak', (secret) => {
  expect(judgeSecret(secret)).toBe('weak')
})

test.each([
  'another password',
  'chosen-by-the-operator',
  'correct horse battery staple',
  'fJ3-w8Qe_5tLzR0yKc7uHn2vXb9aMd4p',
  '9f86d081884c7d659a2feaa0c55ad015',
  'пароль для моей лавки',
])('"%s" is strong enough', (secret) => {
  expect(judgeSecret(secret)).toBe('strong')
})

test('what is not there is missing', () => {
  expect(judgeSecret(undefined)).toBe('missing')
})
