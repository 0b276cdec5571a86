import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { DEFAULT_LIMITS } from '../../mocks/api/admission/limits'
import { createPasswordHasher, type DeriveKey } from '../../mocks/api/auth/password-hasher'
import type { Reply } from './support/client'
import { provideApi } from './support/test-api'

const KEY_BYTES = 32
const COST = { N: 2 ** 10, r: 8, p: 1 }

/** Hashes that are under way, while they are held. */
const underWay: { readonly password: string; finish(): void }[] = []
let isHeld = false

const derive: DeriveKey = async (password) => {
  if (isHeld) {
    await new Promise<void>((finish) => {
      underWay.push({ password, finish })
    })
  }
  // As long as a key has to be, and another one for each password.
  return Buffer.alloc(KEY_BYTES, password)
}

const PRODUCTS = 3_000
const WHOLE_LIST = '/api/product/list?limit=undefined'
const it = provideApi({
  passwords: createPasswordHasher(COST, derive),
  productCount: PRODUCTS,
  checksAnswers: false,
  environment: { TRUST_PROXY: '1' },
  limits: {
    ...DEFAULT_LIMITS,
    work: {
      ...DEFAULT_LIMITS.work,
      password: { ...DEFAULT_LIMITS.work.password, waitingInAll: 21 },
    },
  },
})

const ATTACKER = '10.0.0.1'
const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } })
const signIn = (email: string, password: string, address: string) =>
  it.client.send('signIn', { body: { email, password }, ...from(address) })
const passwords = () => underWay.map(({ password }) => password)

async function openAccount(email: string, password: string, address: string): Promise<void> {
  const body = { name: 'Somebody', email, password }
  expect((await it.client.send('signUp', { body, ...from(address) })).status).toBe(200)
}

test('API-6 ten own accounts of one address, 19 sign-ins of each under way, put no hash before a stranger’s', async () => {
  const accounts = Array.from({ length: 10 }, (_, index) => `own${index}@attack.example`)
  for (const email of accounts) await openAccount(email, 'attacker', ATTACKER)
  for (const name of ['honest', 'second', 'third'])
    await openAccount(`${name}@shop.example`, name.padEnd(8, '.'), '10.0.9.9')

  isHeld = true
  const replies: Reply[] = []
  const attack = accounts.flatMap((email) =>
    Array.from({ length: 19 }, async () => {
      replies.push(await signIn(email, 'attacker', ATTACKER))
    }),
  )
  // One is hashed, twenty wait, and all the others know at once that there is no room for them.
  await expect.poll(() => replies).toHaveLength(190 - 21)
  await expect.poll(passwords).toEqual(['attacker'])
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([429]))
  expect(replies[0]?.headers.get('Retry-After')).toBe('10')
  expect(replies[0]?.body).toEqual({
    error: 'Too many requests from your address. Try again in 10 seconds.',
  })

  const honest = signIn('honest@shop.example', 'honest..', '10.0.0.2')
  await expect.poll(passwords).toEqual(['attacker', 'honest..'])

  // Both places are taken: the next stranger waits for one of them, before twenty of the attacker's.
  const second = signIn('second@shop.example', 'second..', '10.0.0.3')
  // The queue is full, and most of it is the attacker's, who gives up the room of one for each stranger.
  const third = signIn('third@shop.example', 'third...', '10.0.0.4')
  await expect.poll(() => replies).toHaveLength(190 - 20)
  expect(replies.at(-1)?.status).toBe(429)
  underWay[0]?.finish()
  await expect.poll(() => passwords()[2]).toBe('second..')
  underWay[1]?.finish()
  await expect.poll(() => passwords()[3]).toBe('third...')

  isHeld = false
  for (const { finish } of underWay) finish()
  const honestAnswers = await Promise.all([honest, second, third])
  expect(honestAnswers.map(({ status }) => status)).toEqual([200, 200, 200])
  await Promise.all(attack)
})

test('API-6 sign-ins to one account from many addresses hold one place to hash, and leave the other to strangers', async () => {
  await openAccount('target@shop.example', 'target..', '10.0.9.8')
  await openAccount('stranger@shop.example', 'passer..', '10.0.9.8')
  underWay.length = 0
  isHeld = true
  const spellings = ['target@shop.example', 'Target@Shop.example']
  const attack = Array.from({ length: 12 }, (_, index) =>
    signIn(spellings[index % 2] ?? '', 'target..', `10.0.7.${index}`),
  )
  await expect.poll(passwords).toEqual(['target..'])
  const stranger = signIn('stranger@shop.example', 'passer..', '10.0.8.1')
  // All of the attack came before.
  await expect.poll(passwords).toEqual(['target..', 'passer..'])
  underWay[1]?.finish()
  expect((await stranger).status).toBe(200)
  expect(passwords()).toEqual(['target..', 'passer..'])

  isHeld = false
  for (const { finish } of underWay) finish()
  expect(new Set((await Promise.all(attack)).map(({ status }) => status))).toEqual(new Set([200]))
})

test('API-6 whole lists of one address let another address in between', async () => {
  const whole = await (await it.api.app.request(WHOLE_LIST, from(ATTACKER))).text()
  const readers: ReadableStreamDefaultReader<Uint8Array>[] = []
  let length = 0
  const lists = Array.from({ length: 8 }, async () => {
    const response = await it.api.app.request(WHOLE_LIST, from(ATTACKER))
    if (!response.body) throw new Error('A list has a body')
    const reader = response.body.getReader()
    readers.push(reader)
    for (let part = await reader.read(); !part.done; part = await reader.read())
      length += part.value.length
  })
  await expect.poll(() => readers).toHaveLength(8)
  // Each of these calls waits for the batch that is being read, not for one of each list.
  const path = { productId: 'prd_none' }
  for (let index = 0; index < 30; index += 1) {
    expect((await it.client.send('showProduct', { path, ...from('10.0.0.2') })).status).toBe(404)
  }
  expect(length / (8 * whole.length)).toBeLessThan(0.5)
  await Promise.all(readers.map((reader) => reader.cancel()))
  await Promise.all(lists)

  // Every place was given back, also of those who did not read to the end.
  for (let index = 0; index < 40; index += 1) {
    const head = { method: 'HEAD', ...from('10.0.0.5') }
    expect((await it.api.app.request(WHOLE_LIST, head)).status).toBe(200)
  }
  await nextRound()
  const query = { limit: '6' }
  expect(await it.client.call('listProducts', { query, ...from('10.0.0.5') })).toHaveLength(6)
})

test('API-6 lists that are left unread keep none of the same address from its turn', async () => {
  for (let count = 0; count < 10; count += 1) {
    const list = await it.api.app.request(WHOLE_LIST, from('10.0.0.6'))
    expect(list.status).toBe(200)
  }
  const query = { limit: '6' }
  expect(await it.client.call('listProducts', { query, ...from('10.0.0.6') })).toHaveLength(6)
})

test('API-6 a search for what is in every name brings the newest hundred', async () => {
  const found = await it.client.call('searchProducts', { query: { search: 'e' } })
  expect(found).toHaveLength(100)
  const dates = found.map(({ createdAt }) => createdAt)
  expect(dates).toEqual([...dates].sort().reverse())
})
