import { expect, test } from 'vitest'
import { createTokenIssuer } from './token-issuer'

const DAY_MS = 24 * 60 * 60 * 1000
let now = new Date('2026-11-20T16:00:00.000Z')
const tokens = createTokenIssuer('a secret of at least 32 characters', () => now)

test('a token is good for seven days', async () => {
  const token = await tokens.issue('usr_1')
  expect(await tokens.read(token)).toBe('usr_1')
  now = new Date(now.getTime() + 7 * DAY_MS - 1000)
  expect(await tokens.read(token)).toBe('usr_1')
  now = new Date(now.getTime() + 1000)
  expect(await tokens.read(token)).toBeUndefined()
})

test('a token of another secret, a changed one and noise are no tokens', async () => {
  const token = await tokens.issue('usr_1')
  const foreign = createTokenIssuer('another secret of at least 32 characters', () => now)
  const [header = '', , signature = ''] = token.split('.')
  const payload = Buffer.from(JSON.stringify({ sub: 'usr_2', exp: 9e9 })).toString('base64url')
  for (const other of [
    await foreign.issue('usr_1'),
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
