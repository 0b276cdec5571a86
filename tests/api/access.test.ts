import { type JWTPayload, SignJWT } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { usesMessage } from '../../mocks/api/http/response/send-outcome'
import type { Operation } from '../../mocks/contract/operation'
import { protectedOperations } from '../../src/api/generated/security'
import { admin, shopper } from './support/accounts'
import type { Session } from './support/client'
import { createForm } from './support/forms'
import { provideApi } from './support/test-api'

/** What an administrator alone may do; every other protectedOnes operation is anybody's own business. */
const FOR_ADMINISTRATORS = new Set([
  'createProduct',
  'updateProduct',
  'deleteProduct',
  'createCategory',
  'listOrders',
  'listOrderStatuses',
  'updateOrderStatus',
])

const SECRET = 'a secret that only this service should know'
const it = provideApi({ environment: { JWT_SECRET: SECRET } })

type Identity =
  | 'nobody'
  | 'malformed'
  | 'forged'
  | 'unsigned'
  | 'expired'
  | 'signed in before the last new password'
  | 'vanished'
  | 'endless'
  | 'of another service'
  | 'for another service'
  | 'signed in another way'
  | 'other'
  | 'administrator for another'
  | 'shopper'
  | 'admin'

const sessions = new Map<Identity, Session>()

beforeAll(async () => {
  const own = await it.client.as(shopper)
  const { userId } = own
  const [header = '', payload = ''] = own.token.split('.')
  const unsignedHeader = Buffer.from('{"alg":"none"}').toString('base64url')
  sessions.set('malformed', { token: `${header}.${payload}`, userId })
  sessions.set('forged', { token: await signToken(userId, '1 day', SECRET.toUpperCase()), userId })
  sessions.set('unsigned', { token: `${unsignedHeader}.${payload}.`, userId })
  sessions.set('expired', { token: await signToken(userId, '-1 second'), userId })
  sessions.set('vanished', { token: await signToken('usr_gone', '1 day'), userId: 'usr_gone' })
  const endless = { ...SESSION, iss: 'prompt-bazaar', sub: userId }
  const lasting = { ...endless, exp: Math.floor(Date.now() / 1000) + 3600 }
  sessions.set('endless', { token: await sign(endless), userId })
  sessions.set('of another service', { token: await sign({ ...lasting, iss: 'other' }), userId })
  sessions.set('for another service', { token: await sign({ ...lasting, aud: 'other' }), userId })
  sessions.set('signed in another way', { token: await sign(lasting, 'HS512'), userId })
  sessions.set('signed in before the last new password', await outlivePassword())
  sessions.set('administrator for another', { ...(await it.client.as(admin)), userId })
  sessions.set('other', { ...(await it.client.signUp()), userId })
  sessions.set('shopper', own)
  sessions.set('admin', await it.client.as(admin))
})

/** A session whose user has chosen a new password in another one since. */
async function outlivePassword(): Promise<Session> {
  const { email, password, ...old } = await it.client.signUp()
  const as = await it.client.signIn({ email, password })
  await it.client.call('updateProfile', { as, body: { name: 'Sol', email, password: 'renewed' } })
  return old
}

/** What every token of the service says beside whose it is and until when. */
const SESSION = { jti: 'by hand', generation: 0, aud: 'prompt-bazaar/api' }

const signToken = (userId: string, lifetime: string, secret = SECRET) =>
  new SignJWT(SESSION)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('prompt-bazaar')
    .setSubject(userId)
    .setExpirationTime(lifetime)
    .sign(new TextEncoder().encode(secret))

const sign = (payload: JWTPayload, alg = 'HS256') =>
  new SignJWT(payload).setProtectedHeader({ alg }).sign(new TextEncoder().encode(SECRET))

/** A request that is wrong in everything but its identity, so that nothing comes of a 400 or 404. */
async function knock(operation: Operation, identity: Identity) {
  const session = sessions.get(identity) ?? { token: '', userId: 'usr_sam' }
  const values: Readonly<Record<string, string>> = { userId: session.userId }
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? 'nothing')
  const { basePath } = it.api.contract
  const body = operation.body?.kind === 'multipart' ? createForm({ price: -1 }) : '{}'
  return it.api.app.request(basePath + path, {
    method: operation.method,
    headers: {
      ...(session.token === '' ? {} : { Authorization: `Bearer ${session.token}` }),
      ...(operation.body?.kind === 'json' ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(operation.body ? { body } : {}),
  })
}

const statusFor = (operationId: string, identity: Identity): 401 | 403 | undefined => {
  switch (identity) {
    case 'other':
    case 'administrator for another':
      return 403
    case 'shopper':
      return FOR_ADMINISTRATORS.has(operationId) ? 403 : undefined
    case 'admin':
      return undefined
    default:
      return 401
  }
}

const identities: readonly Identity[] = [
  'nobody',
  'malformed',
  'forged',
  'unsigned',
  'expired',
  'signed in before the last new password',
  'vanished',
  'endless',
  'of another service',
  'for another service',
  'signed in another way',
  'other',
  'administrator for another',
  'shopper',
  'admin',
]

test('API-1 the contract protects thirteen operations', () => {
  const protectedOnes = it.api.contract.operations.filter(({ isProtected }) => isProtected)
  expect(protectedOnes).toHaveLength(13)
  expect(new Set(protectedOnes.map(({ method, path }) => `${method} ${path}`))).toEqual(
    protectedOperations,
  )
})

test.each(identities)('API-6 every protected operation knows what %s may do', async (identity) => {
  const found: Record<string, number | undefined> = {}
  const expected: Record<string, number | undefined> = {}
  for (const operation of it.api.contract.operations.filter(({ isProtected }) => isProtected)) {
    const response = await knock(operation, identity)
    const body: unknown = await response.json()
    const isRefused = response.status === 401 || response.status === 403
    found[operation.id] = isRefused ? response.status : undefined
    expected[operation.id] = statusFor(operation.id, identity)
    if (!isRefused) continue
    const key = usesMessage(operation, response.status) ? 'message' : 'error'
    expect(body).toHaveProperty(key, expect.stringMatching(/\w/))
    expect(response.headers.has('WWW-Authenticate')).toBe(response.status === 401)
  }
  expect(found).toEqual(expected)
})

test('API-6 a refused upload is not read, however large it is', async () => {
  let isRead = false
  const body = new ReadableStream(
    {
      pull(controller) {
        isRead = true
        controller.enqueue(new Uint8Array(1024))
      },
    },
    { highWaterMark: 0 },
  )
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
  const request = { method: 'POST', headers, body, duplex: 'half' }
  const response = await it.api.app.request('/api/product/create/usr_sam', request)
  expect(response.status).toBe(401)
  expect(isRead).toBe(false)
})

test('API-6 what is forged above is refused for what is wrong with it alone', async () => {
  const { userId } = await it.client.as(shopper)
  const token = await signToken(userId, '1 day')
  expect((await it.client.send('readProfile', { as: { token, userId } })).status).toBe(200)
})

test('API-8 a token says who one is and until when, not what one may do', async () => {
  const { token, userId } = await it.client.as(admin)
  const payload: unknown = JSON.parse(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
  )
  expect(payload).toEqual({
    iss: 'prompt-bazaar',
    aud: 'prompt-bazaar/api',
    sub: userId,
    jti: expect.any(String),
    generation: expect.any(Number),
    iat: expect.any(Number),
    exp: expect.any(Number),
  })
})
