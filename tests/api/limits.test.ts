import { expect, test } from 'vitest'
import { shopper } from './support/accounts'
import type { Call, Reply, Session } from './support/client'
import { provideApi } from './support/test-api'

const WINDOW_SECONDS = 60
const rate = (attempts: number) => ({ attempts, windowSeconds: WINDOW_SECONDS })

let now = new Date()
const it = provideApi({
  now: () => now,
  rates: {
    signInPerAccountAndAddress: rate(3),
    signInPerAccount: rate(5),
    signInPerAddress: rate(8),
    signedInPerAccountAndAddress: rate(12),
    signedInPerAddress: rate(15),
    signUpPerAddress: rate(4),
    profileUpdatePerUser: rate(3),
    profileUpdatePerAddress: rate(5),
    clientTokenPerUser: rate(2),
    clientTokenPerAddress: rate(3),
    paymentPerUser: rate(2),
    paymentPerAddress: rate(3),
    failedPaymentPerUser: rate(10),
    failedPaymentPerAddress: rate(10),
    unorderedPaymentPerUser: rate(10),
    unorderedPaymentPerAddress: rate(10),
    tinyPaymentPerUser: rate(10),
    tinyPaymentPerAddress: rate(10),
  },
  environment: { TRUST_PROXY: '1' },
})

/** Lets the window of every counter end. */
const wait = () => {
  now = new Date(now.getTime() + WINDOW_SECONDS * 1000)
}
const from = (address: string) => ({ headers: { 'X-Forwarded-For': `6.6.6.6, ${address}` } })
const signIn = (email: string, password: string, address = '10.0.0.1') =>
  it.client.send('signIn', { body: { email, password }, ...from(address) })
const statuses = (replies: readonly Reply[]) => replies.map(({ status }) => status)

test('API-6 too many wrong passwords are a 429 that says how long to wait', async () => {
  const replies: Reply[] = []
  for (let i = 0; i < 4; i++) replies.push(await signIn(shopper.email, 'wrong password'))
  expect(statuses(replies)).toEqual([401, 401, 401, 429])
  const [, , , refused] = replies
  expect(refused?.headers.get('Retry-After')).toBe(String(WINDOW_SECONDS))
  expect(refused?.body).toEqual({ error: 'Too many attempts. Try again in 60 seconds.' })
  expect((await signIn(shopper.email.toUpperCase(), shopper.password)).status).toBe(429)
  expect((await signIn(shopper.email, shopper.password, '10.0.0.2')).status).toBe(200)
  wait()
  expect((await signIn(shopper.email, shopper.password)).status).toBe(200)
})

test('API-6 the attempts of many at once are all counted', async () => {
  wait()
  const replies = await Promise.all(
    Array.from({ length: 7 }, () => signIn(shopper.email, 'wrong password')),
  )
  expect(statuses(replies).sort()).toEqual([401, 401, 401, 429, 429, 429, 429])
})

test('API-6 an account is guarded against many addresses, an address against many accounts', async () => {
  wait()
  const many: Reply[] = []
  for (let i = 0; i < 6; i++)
    many.push(await signIn('bo@paperboat.example', 'guess 1', `10.1.0.${i}`))
  expect(statuses(many)).toEqual([401, 401, 401, 401, 401, 429])
  const one: Reply[] = []
  for (let i = 0; i < 9; i++) one.push(await signIn(`user${i}@example.org`, 'guess 1', '10.2.0.1'))
  expect(statuses(one)).toEqual([401, 401, 401, 401, 401, 401, 401, 401, 429])
})

test('API-6 honest sign-ins have a limit of their own, which is no lock', async () => {
  wait()
  const replies: Reply[] = []
  for (let i = 0; i < 14; i++) replies.push(await signIn(shopper.email, shopper.password))
  expect(statuses(replies)).toEqual([...Array.from({ length: 12 }, () => 200), 429, 429])
  // Ten accounts of one's own are one address.
  const own = await it.client.signUp()
  const others: Reply[] = []
  for (let i = 0; i < 4; i++) others.push(await signIn(own.email, own.password))
  expect(statuses(others)).toEqual([200, 200, 200, 429])
  expect((await signIn(shopper.email, shopper.password, '10.0.0.2')).status).toBe(200)
  wait()
  expect((await signIn(shopper.email, shopper.password)).status).toBe(200)
})

test('API-6 strangers at many addresses do not lock the owner out where the owner has signed in before', async () => {
  wait()
  const owner = await it.client.signUp()
  const home = '10.7.0.1'
  expect((await signIn(owner.email, owner.password, home)).status).toBe(200)
  wait()
  for (let i = 0; i < 6; i++) await signIn(owner.email, 'guess 1', `10.7.1.${i}`)
  expect((await signIn(owner.email, owner.password, '10.7.2.1')).status).toBe(429)
  expect((await signIn(owner.email, owner.password, home)).status).toBe(200)
  // Known or not, an address has its own number of wrong guesses.
  const replies: Reply[] = []
  for (let i = 0; i < 4; i++) replies.push(await signIn(owner.email, 'guess 1', home))
  expect(statuses(replies)).toEqual([401, 401, 401, 429])
})

test.each([
  ['an IPv6 network', (i: number) => `2001:db8:0:9::${i}`],
  ['the networks of an IPv6 line', (i: number) => `2001:db8:0:c${i}0::1`],
  ['a port', (i: number) => `10.6.0.1:${5000 + i}`],
  ['a port of an IPv6 address', (i: number) => `[2001:db8:0:a::1]:${5000 + i}`],
])('API-6 whoever takes another address of %s for each attempt stays one', async (_, addressOf) => {
  wait()
  const replies: Reply[] = []
  for (let i = 1; i < 10; i++)
    replies.push(await signIn(`u${i}@example.org`, 'guess 1', addressOf(i)))
  expect(statuses(replies).slice(-2)).toEqual([401, 429])
})

test('API-6 too many new accounts from one address are a 429', async () => {
  wait()
  const replies: Reply[] = []
  for (let i = 0; i < 5; i++) {
    const body = { name: 'Mass', email: `mass${i}@example.org`, password: 'one of a mass' }
    replies.push(await it.client.send('signUp', { body, ...from('10.3.0.1') }))
  }
  expect(statuses(replies)).toEqual([200, 200, 200, 200, 429])
})

test('API-6 whose emails are taken can be asked of the profile no more often than a person needs', async () => {
  wait()
  const address = from('10.4.0.1')
  const [first, second] = [await it.client.signUp(), await it.client.signUp()]
  const ask = (as: Session, call: Call) =>
    it.client.send('updateProfile', { as, body: { name: 'Nosy', email: shopper.email }, ...call })
  const replies: Reply[] = []
  for (let i = 0; i < 4; i++) replies.push(await ask(first, from(`10.4.1.${i}`)))
  for (let i = 0; i < 3; i++) replies.push(await ask(second, address))
  expect(statuses(replies)).toEqual([409, 409, 409, 429, 409, 409, 409])
  expect(replies[3]?.headers.get('Retry-After')).toBe(String(WINDOW_SECONDS))
  const third = await it.client.signUp()
  const others = [await ask(third, address), await ask(third, address), await ask(third, address)]
  expect(statuses(others)).toEqual([409, 409, 429])
  // Nor does it change anything: a password that is hashed takes a processor's time.
  const body = { name: 'Changed', email: third.email, password: 'changed too' }
  expect((await ask(third, { ...address, body })).status).toBe(429)
  await expect(it.client.signIn(third)).resolves.toBeDefined()
})

test('API-6 one user asks the provider for no more client tokens than a person needs', async () => {
  wait()
  const [as, other] = [await it.client.signUp(), await it.client.signUp()]
  const replies: Reply[] = []
  for (const requester of [as, as, as, other]) {
    replies.push(await it.client.send('getClientToken', { as: requester }))
  }
  expect(statuses(replies)).toEqual([200, 200, 429, 200])
})

/** Two calls of each of two new accounts, from one address, and one of a third from another. */
async function sendOfTwo(operationId: 'getClientToken' | 'createPayment', call: Call) {
  wait()
  const [first, second] = [await it.client.signUp(), await it.client.signUp()]
  const third = await it.client.signUp()
  const replies: Reply[] = []
  for (const as of [first, first, second, second])
    replies.push(await it.client.send(operationId, { as, ...call, ...from('10.5.0.1') }))
  replies.push(await it.client.send(operationId, { as: third, ...call, ...from('10.5.0.2') }))
  return statuses(replies)
}

test('API-6 own accounts of one address ask the provider for no more client tokens than an office needs', async () => {
  expect(await sendOfTwo('getClientToken', {})).toEqual([200, 200, 200, 429, 200])
})

test('API-6 own accounts of one address pay no more often than an office does', async () => {
  const body = { paymentMethodNonce: 'fake-valid-nonce', amount: 1 }
  expect(await sendOfTwo('createPayment', { body })).toEqual([200, 200, 200, 429, 200])
})

test('API-6 too many payments of one user are a 429, and charge nothing', async () => {
  wait()
  const as = await it.client.signIn(shopper)
  const body = { paymentMethodNonce: 'fake-valid-nonce', amount: 1 }
  const replies: Reply[] = []
  for (let i = 0; i < 3; i++) replies.push(await it.client.send('createPayment', { as, body }))
  expect(statuses(replies)).toEqual([200, 200, 429])
  expect(replies[2]?.headers.get('Retry-After')).toBe(String(WINDOW_SECONDS))
})
