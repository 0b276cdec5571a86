import { expect, test } from 'vitest'
import { createPasswordHasher } from './password-hasher'

const quick = { N: 2 ** 10, r: 8, p: 1 }
const passwords = createPasswordHasher(quick)

test('a password is known again, another one is not', async () => {
  const hash = await passwords.hash('correct horse')
  expect(await passwords.verify('correct horse', hash)).toBe(true)
  for (const other of ['correct horsf', 'Correct horse', '', 'correct horse ']) {
    expect(await passwords.verify(other, hash)).toBe(false)
  }
})

test('the same password has another hash each time, and none holds it', async () => {
  const hashes = [await passwords.hash('sesame'), await passwords.hash('sesame')]
  expect(new Set(hashes).size).toBe(2)
  for (const hash of hashes) expect(hash).toMatch(/^scrypt1\$1024\$8\$1\$[\w-]{22}\$[\w-]{43}$/)
})

test('a hash of another cost is still known', async () => {
  const hash = await createPasswordHasher({ N: 2 ** 11, r: 8, p: 2 }).hash('sesame')
  expect(await passwords.verify('sesame', hash)).toBe(true)
})

test('nobody signs in to an account without a hash', async () => {
  for (const hash of [null, undefined]) {
    expect(await passwords.verify('sesame', hash)).toBe(false)
    expect(await passwords.verify('', hash)).toBe(false)
  }
})

test('the same letters composed in another way are the same password', async () => {
  const hash = await passwords.hash('caf\u00e9 au lait')
  expect(await passwords.verify('cafe\u0301 au lait', hash)).toBe(true)
})

test('a password of any length that the contract allows counts whole', async () => {
  const long = 'é'.repeat(127)
  const hash = await passwords.hash(`${long}a`)
  expect(await passwords.verify(`${long}a`, hash)).toBe(true)
  expect(await passwords.verify(`${long}b`, hash)).toBe(false)
})

test('a hash of an unknown form is a fault', async () => {
  await expect(passwords.verify('sesame', '$2b$10$abcdefghijk')).rejects.toThrow(/unknown form/)
})
