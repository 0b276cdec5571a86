import { expect, test } from 'vitest'
import { provideApi } from './support/test-api'

let now = new Date()
const it = provideApi({ now: () => now })

let people = 0
async function signUp(password: string) {
  people += 1
  const email = `pat${people}@passwords.example`
  const { status } = await it.client.send('signUp', { body: { name: 'Pat', email, password } })
  return { status, email }
}
const signIn = async (email: string, password: string) =>
  (await it.client.send('signIn', { body: { email, password } })).status

test.each([
  ['letters alone', 'correcthorsebattery'],
  ['digits alone', '8675309112358'],
  ['blanks', '   a b   c   '],
  ['signs', '<script>"\'\\;--%00$&'],
  ['another script', 'пароль-密码-كلمة'],
  ['emoji', '🪁🪁🪁🪁🪁🪁'],
  ['64 characters', 'x'.repeat(64)],
  ['128 characters', 'y'.repeat(128)],
])('API-6 a password of %s is taken and opens the account', async (_, password) => {
  const { status, email } = await signUp(password)
  expect(status).toBe(200)
  expect(await signIn(email, password)).toBe(200)
})

test('API-6 a password is neither cut nor trimmed, and its case counts', async () => {
  const password = ` Correct Horse ${'z'.repeat(100)}`
  const { email } = await signUp(password)
  for (const other of [
    password.trim(),
    password.toLowerCase(),
    password.slice(0, -1),
    password.slice(0, 72),
    `${password} `,
  ]) {
    expect(await signIn(email, other)).toBe(401)
  }
  expect(await signIn(email, password)).toBe(200)
})

test('API-6 a password does not grow old', async () => {
  const { email } = await signUp('kept for ten years')
  now = new Date(now.getTime() + 10 * 365 * 24 * 3600 * 1000)
  expect(await signIn(email, 'kept for ten years')).toBe(200)
})
