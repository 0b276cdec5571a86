import { expect, test } from 'vitest'
import type { Account, Session } from './support/client'
import { provideApi } from './support/test-api'

const DAY_MS = 24 * 60 * 60 * 1000
let clock = Date.parse('2026-11-20T16:00:00.000Z')
const it = provideApi({ now: () => new Date(clock) })

const isOpen = async (as: Session): Promise<boolean> => {
  const { status } = await it.client.send('readProfile', { as })
  expect([200, 401]).toContain(status)
  return status === 200
}

/** A person with two sessions; the second is a thief's, who has copied its token. */
async function signInTwice(): Promise<{ own: Session; stolen: Session; account: Account }> {
  const own = await it.client.signUp()
  return { own, stolen: await it.client.signIn(own), account: own }
}

const update = (as: Session, body: object) =>
  it.client.call('updateProfile', { as, body: { name: 'Sol', ...body } })

test('API-8 a new password, set with a session that was signed in for it, ends every older one', async () => {
  const { own, stolen, account } = await signInTwice()
  const proof = await it.client.signIn(account)
  await update(proof, { email: account.email, password: 'four unrelated words' })
  expect(await Promise.all([own, stolen, proof].map(isOpen))).toEqual([false, false, true])
})

test('API-8 the same password set again ends every session but the one that set it', async () => {
  const { own, stolen, account } = await signInTwice()
  const proof = await it.client.signIn(account)
  await update(proof, account)
  expect(await Promise.all([own, stolen, proof].map(isOpen))).toEqual([false, false, true])
  await expect(it.client.signIn(account)).resolves.toMatchObject({ userId: own.userId })
})

test('API-8 neither another email nor another name ends a session', async () => {
  const { own, stolen } = await signInTwice()
  await update(own, { email: 'sol-elsewhere@newcomers.example', name: 'Sol Elsewhere' })
  expect(await Promise.all([own, stolen].map(isOpen))).toEqual([true, true])
})

test('API-8 signing out ends no session at the service', async () => {
  const { own, stolen } = await signInTwice()
  await it.client.call('signOut')
  expect(await Promise.all([own, stolen].map(isOpen))).toEqual([true, true])
})

test('API-8 a stolen token lives seven days at most, however much it is used', async () => {
  const { stolen } = await signInTwice()
  for (let day = 0; day < 7; day += 1) {
    expect(await isOpen(stolen)).toBe(true)
    clock += DAY_MS - 1
  }
  clock += 7
  expect(await isOpen(stolen)).toBe(false)
})
