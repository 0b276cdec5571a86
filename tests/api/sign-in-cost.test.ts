import { scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  createPasswordHasher,
  type DeriveKey,
  type PasswordCost,
  type PasswordHasher,
} from '../../mocks/api/auth/password-hasher'
import { provideApi } from './support/test-api'

const EARLIER = { N: 2 ** 8, r: 8, p: 1 }
const NOW = { N: 2 ** 9, r: 8, p: 3 }
const workOf = ({ N, r, p }: PasswordCost) => N * r * p

/** How much work each hash was. */
let derived: PasswordCost[] = []
const derive: DeriveKey = async (password, salt, cost) => {
  derived.push(cost)
  return scryptSync(password, salt, 32, cost)
}
const earlier = createPasswordHasher(EARLIER, derive)
const now = createPasswordHasher(NOW, derive)

let current: PasswordHasher = earlier
const it = provideApi({
  passwords: {
    hash: (password) => current.hash(password),
    verify: (password, hash) => current.verify(password, hash),
    isWeak: (hash) => current.isWeak(hash),
  },
})

async function measure(email: string, password: string) {
  derived = []
  const { status } = await it.client.send('signIn', { body: { email, password } })
  return { status, work: derived.map(workOf).reduce((sum, work) => sum + work, 0), derived }
}

test('API-6 a wrong password costs as much at an account of a lower cost as at none, and a right one has it hashed anew', async () => {
  const { email, password } = await it.client.signUp()
  current = now
  const [wrong, unknown] = [
    await measure(email, 'wrong password'),
    await measure('nobody@example.org', 'wrong password'),
  ]
  expect([wrong.status, unknown.status]).toEqual([401, 401])
  expect([wrong.work, unknown.work]).toEqual([workOf(NOW), workOf(NOW)])

  expect(await measure(email, password)).toMatchObject({ status: 200, derived: [EARLIER, NOW] })
  expect(await measure(email, password)).toMatchObject({ status: 200, derived: [NOW] })
  expect(await measure(email, 'wrong password')).toMatchObject({ status: 401, derived: [NOW] })

  // A start that hashes more quickly, as a demonstration does, makes no hash weaker.
  current = earlier
  expect(await measure(email, password)).toMatchObject({ status: 200, derived: [NOW] })
})

test('API-6 a wrong password costs as much for an unknown email, or an account without a password, as for a known one', async () => {
  current = now
  const { email } = await it.client.signUp()
  for (const one of [email, 'nobody@example.org', 'bo@paperboat.example']) {
    expect(await measure(one, 'wrong password'), one).toMatchObject({ status: 401, derived: [NOW] })
  }
})
