import { expect, test } from 'vitest'
import { findSecret } from './find-secret'

const OWN = 'pw-0123456789abcdef'
const BCRYPT = `$2b$10$${'N9qo8uLOickgx2ZMRZoMye'}${'IjZAgcfl7p92ldGxad68LJZdL17lhWy'}`

const find = (json: unknown, { sent = [OWN], isRefusal = false } = {}) =>
  findSecret({ text: JSON.stringify(json), json }, sent, isRefusal)

test.each([
  [
    'a hash under its usual name',
    { user: { hashed_password: 'f00dbabe' } },
    '/user/hashed_password',
  ],
  ['one in camel case', { passwordHash: 'f00dbabe' }, '/passwordHash'],
  ['a salt beside an email', { email: 'a@b.c', salt: 'pepper' }, '/salt'],
  ['a hash under an innocent name', [{ user: { k: BCRYPT } }], '/-/user/k'],
  ['a hash of Django', { p: 'pbkdf2_sha256$600000$c2FsdA$aGFzaGhhc2g=' }, '/p'],
  ['a hash of Spring', { p: `{bcrypt}${BCRYPT}` }, '/p'],
  ['the password that was sent', { echo: { value: `was ${OWN}` } }, '/echo/value'],
])('%s is a secret', (_, body, at) => {
  expect(find(body)?.at).toBe(at)
})

test('a password with many scripts is found however it is escaped', () => {
  const password = ' Wörter 言葉 0123456789abcdef '
  const text = JSON.stringify({ a: password }).replaceAll('言', '\\u8a00')
  const found = findSecret({ text, json: JSON.parse(text) }, [password], false)
  expect(found).toEqual({ at: '/a', what: 'a password that was sent' })
})

test('a refusal may name the field password, and may not repeat what was in it', () => {
  expect(find({ errors: { password: 'is too short' } }, { isRefusal: true })).toBeUndefined()
  expect(find({ errors: { value: OWN } }, { isRefusal: true })?.at).toBe('/errors/value')
})

test('a refusal may not show an account with its hash and salt', () => {
  const account = { email: 'sam@example.com', hashed_password: 'b1946ac9', salt: '8c1f' }
  const body = { error: 'email: another account uses this address.', existing: account }
  expect(find(body, { isRefusal: true })?.at).toBe('/existing/hashed_password')
})

test.each([
  ['a word for each field', { errors: { email: 'taken', password: 'at_least_6' } }],
  ['a word beside what was sent', { email: 'sam@example.com', password: 'required' }],
  ['a sentence beside what was sent', { email: 'sam@example.com', password: 'has 3 of 6 signs' }],
])('%s in a refusal is no secret', (_, body) => {
  expect(find(body, { isRefusal: true })).toBeUndefined()
})

test.each([
  ['a masked password', { password: '********' }],
  ['a filtered one', { password: '[FILTERED]' }],
  ['a link', { changePassword: '/user/usr_1/password' }],
  ['a flag and a time', { hasPassword: true, passwordChangedAt: '2026-01-01T00:00:00Z' }],
  ['a text about hashes', { description: `How $2b$10$ begins, and what argon2 is: ${BCRYPT}` }],
  ['a hash as the name of a product', { name: BCRYPT }],
  ['the hash of a picture', { photo: { hash: 'LEHV6nWB2yk8pyo0adR*' } }],
])('%s is none', (_, body) => {
  expect(find(body)).toBeUndefined()
})
