import { expect, test } from 'vitest'
import { admin, shopper } from './support/accounts'
import type { Session } from './support/client'
import { provideApi } from './support/test-api'

const it = provideApi()

test('API-8 who signs up can sign in, whatever the case of the email', async () => {
  const account = { email: 'Nora.Ny@example.org', password: 'sesame street' }
  const created = await it.client.call('signUp', { body: { name: 'Nora Ny', ...account } })
  expect(created).toEqual({
    success: true,
    user: { _id: expect.any(String), name: 'Nora Ny', email: account.email, role: 0 },
  })
  const session = await it.client.call('signIn', {
    body: { ...account, email: 'nora.ny@EXAMPLE.org' },
  })
  expect(session.user).toEqual(created.user)
})

test('API-8 the two accounts of a fresh shop have their roles', async () => {
  const { user } = await it.client.call('signIn', { body: admin })
  expect(user).toMatchObject({ name: 'Ada Merchant', role: 1 })
  expect((await it.client.call('signIn', { body: shopper })).user).toMatchObject({ role: 0 })
})

test('API-6 a wrong password and an unknown email are the same 401', async () => {
  const password = 'not the password'
  const wrong = await it.client.send('signIn', { body: { email: shopper.email, password } })
  const unknown = await it.client.send('signIn', { body: { email: 'no@body.example', password } })
  expect(wrong).toMatchObject({
    status: 401,
    body: { error: 'Email and password do not match.' },
  })
  expect(unknown.body).toEqual(wrong.body)
  expect(unknown.status).toBe(401)
})

test('API-8 an account without a password takes no password', async () => {
  for (const password of ['      ', 'null12', 'undefined']) {
    const reply = await it.client.send('signIn', {
      body: { email: 'bo@paperboat.example', password },
    })
    expect(reply.status).toBe(401)
  }
})

test('API-6 an email that is taken is a 409, whatever its case, also for two at once', async () => {
  const body = { name: 'Twin', email: 'twin@example.org', password: 'twice the same' }
  const replies = await Promise.all(
    ['twin@example.org', 'TWIN@example.org', 'Twin@Example.org'].map((email) =>
      it.client.send('signUp', { body: { ...body, email } }),
    ),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const refused = replies.find(({ status }) => status === 409)
  expect(refused?.body).toEqual({ error: 'email: another account uses this address.' })
})

test('API-8 a role in the body is ignored at sign-up and in the profile', async () => {
  const body = { name: 'Eve', email: 'eve@example.org', password: 'garden gate', role: 1 }
  expect((await it.client.call('signUp', { body })).user?.role).toBe(0)
  const session = await it.client.signIn(body)
  expect((await it.client.call('updateProfile', { as: session, body })).role).toBe(0)
  expect((await it.client.send('listOrders', { as: session })).status).toBe(403)
})

test('API-8 the profile is read and changed; no answer holds a password', async () => {
  const session = await it.client.signUp('Pat')
  const body = { name: '  Päť 帕特 ', email: 'pat@example.org', password: 'a new password' }
  const changed = await it.client.call('updateProfile', { as: session, body })
  expect(changed).toEqual({ _id: session.userId, name: body.name, email: body.email, role: 0 })
  expect(await it.client.call('readProfile', { as: session })).toEqual(changed)
  await expect(it.client.signIn(body)).resolves.toMatchObject({ userId: session.userId })
  expect((await it.client.send('signIn', { body: session })).status).toBe(401)
})

test('API-8 a new password ends every other session, and the one that set it goes on', async () => {
  const session = await it.client.signUp()
  const { email, password } = session
  const others = [await it.client.signIn(session), await it.client.signIn(session)]
  const body = { name: 'Sol', email, password: `${password}, longer` }
  await it.client.call('updateProfile', { as: session, body })
  const readers = [session, ...others, await it.client.signIn(body)]
  const replies = await Promise.all(readers.map((as) => it.client.send('readProfile', { as })))
  expect(replies.map(({ status }) => status)).toEqual([200, 401, 401, 200])
  expect(replies[1]?.body).toEqual({ error: 'Your session has ended. Sign in again.' })
})

test('API-8 the session that a later new password was not set in has ended too', async () => {
  const first = await it.client.signUp()
  const { email } = first
  const renew = (as: Session, password: string) =>
    it.client.call('updateProfile', { as, body: { name: 'Sol', email, password } })
  await renew(first, 'the second')
  const second = await it.client.signIn({ email, password: 'the second' })
  await renew(second, 'the third')
  expect((await it.client.send('readProfile', { as: first })).status).toBe(401)
  expect((await it.client.send('readProfile', { as: second })).status).toBe(200)
})

test.each([{ password: '' }, {}])(
  'API-8 the profile with %o keeps the password',
  async (change) => {
    const session = await it.client.signUp()
    const { email } = session
    await it.client.call('updateProfile', { as: session, body: { name: 'Kim', email, ...change } })
    const again = await it.client.signIn(session)
    expect(again.userId).toBe(session.userId)
    expect((await it.client.send('readProfile', { as: session })).status).toBe(200)
  },
)

test('API-6 a password that is among the first to be guessed is a 400 and changes nothing', async () => {
  const guessable = { name: 'Gus', email: 'gus@example.org', password: 'Password1' }
  const refused = {
    status: 400,
    body: { error: expect.stringMatching(/^password: .+ Choose another one/) },
  }
  expect(await it.client.send('signUp', { body: guessable })).toMatchObject(refused)
  expect((await it.client.send('signIn', { body: guessable })).status).toBe(401)
  const session = await it.client.signUp('Gus')
  const reply = await it.client.send('updateProfile', { as: session, body: guessable })
  expect(reply).toMatchObject(refused)
  expect(await it.client.call('readProfile', { as: session })).toMatchObject({
    email: session.email,
  })
  await expect(it.client.signIn(session)).resolves.toMatchObject({ userId: session.userId })
})

test("API-6 somebody else's email in the profile is a 409 and changes nothing", async () => {
  const session = await it.client.signUp('Lee')
  const body = { name: 'Changed', email: shopper.email.toUpperCase(), password: 'changed too' }
  expect(await it.client.send('updateProfile', { as: session, body })).toMatchObject({
    status: 409,
    body: { error: 'email: another account uses this address.' },
  })
  expect(await it.client.call('readProfile', { as: session })).toMatchObject({ name: 'Lee' })
  await expect(it.client.signIn(session)).resolves.toMatchObject({ userId: session.userId })
})

test('API-8 sign-out answers to anybody', async () => {
  expect(await it.client.call('signOut')).toEqual({ message: 'Signed out.' })
})
