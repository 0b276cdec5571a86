import { decodeJwt, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { createTokenIssuer } from './token-issuer'

const DAY_MS = 24 * 60 * 60 * 1000
let now = new Date('2026-11-20T16:00:00.000Z')
const SECRET = 'a secret of at least 32 characters'
const tokens = createTokenIssuer(SECRET, () => now)
const session = { userId: 'usr_1', generation: 3 }

test('a token is good for seven days', async () => {
  const token = await tokens.issue(session)
  expect(await tokens.read(token)).toEqual({ ...session, id: expect.any(String) })
  now = new Date(now.getTime() + 7 * DAY_MS - 1000)
  expect(await tokens.read(token)).toEqual({ ...session, id: expect.any(String) })
  now = new Date(now.getTime() + 1000)
  expect(await tokens.read(token)).toBeUndefined()
})

test('a token of another secret, a changed one and noise are no tokens', async () => {
  const token = await tokens.issue(session)
  const foreign = createTokenIssuer('another secret of at least 32 characters', () => now)
  const [header = '', , signature = ''] = token.split('.')
  const payload = Buffer.from(JSON.stringify({ sub: 'usr_2', exp: 9e9 })).toString('base64url')
  for (const other of [
    await foreign.issue(session),
    `${header}.${payload}.${signature}`,
    token.slice(0, -1),
    '',
    'noise',
    '..',
    'a.b.c.d.e',
  ]) {
    expect(await tokens.read(other)).toBeUndefined()
  }
})

test('each token is a session of its own', async () => {
  const [first, second] = [await tokens.issue(session), await tokens.issue(session)]
  expect((await tokens.read(first))?.id).not.toBe((await tokens.read(second))?.id)
})

test.each([
  { jti: 7 },
  { generation: '3' },
  { generation: undefined },
  { sub: undefined },
  { nbf: 8e9 },
  { aud: undefined },
  { aud: 'prompt-bazaar/other' },
])('a token of ours that says %j of itself is none', async (change) => {
  const claims = {
    iss: 'prompt-bazaar',
    aud: 'prompt-bazaar/api',
    sub: 'usr_1',
    jti: 'x',
    generation: 3,
    exp: 9e9,
  }
  const sign = (payload: object) =>
    new SignJWT({ ...payload })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(SECRET))
  expect(await tokens.read(await sign(claims))).toBeDefined()
  expect(await tokens.read(await sign({ ...claims, ...change }))).toBeUndefined()
})

test('a token that names or brings a key of its own is judged by ours', async () => {
  const claims = decodeJwt(await tokens.issue(session))
  const own = new TextEncoder().encode('a key of the attacker, as long as it has to be')
  const jwk = { kty: 'oct', k: Buffer.from(own).toString('base64url') }
  for (const header of [
    { jwk },
    { jku: 'https://evil.example/keys' },
    { x5u: 'https://evil.example/key.pem' },
    { kid: '../../dev/null' },
  ]) {
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', ...header })
      .sign(own)
    expect(await tokens.read(forged)).toBeUndefined()
  }
})
