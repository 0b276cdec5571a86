import { expect, test } from 'vitest'
import { publishedPasswords } from '../database/seed/accounts'
import { judgePassword, judgeSecret } from './judge-secret'

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
  'a-string-secret-at-least-256-bits-long',
  'your-256-bit-secret-your-256-bit-secret',
  '404E635266556A586E3272357538782F413F4428472B4B6250645367566B5970',
  '0123456789abcdef0123456789abcdef',
  'abcdefghijklmnopqrstuvwxyz123456',
  'abcdefghijkl-zyxwvutsrqpo-admin-789',
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

test.each(['1q2w3e4r5t6y', '1QAZ2wsx3edc', 'qazwsxedcrfv', 'storefront-customer', 'abcdefghijkl'])(
  'API-8 an administrator’s first password "%s" is weak: it is among the first that are tried',
  async (password) => {
    expect(await judgePassword(password)).toBe('weak')
  },
)

test.each(['another password', 'пароль для моей лавки'])(
  '"%s" is strong enough for a password',
  async (password) => {
    expect(await judgePassword(password)).toBe('strong')
  },
)

test('what is not there is missing', async () => {
  expect(judgeSecret(undefined)).toBe('missing')
  expect(await judgePassword(undefined)).toBe('missing')
})
