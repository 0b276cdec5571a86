import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { forgeToken, guessSecret, isForgedFrom } from './guessable-secrets'

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function sign(secret: string, { alg = 'HS256', hash = 'sha256' } = {}): string {
  const text = `${encode({ alg })}.${encode({ sub: 'usr_1' })}`
  return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`
}

test('a common secret is guessed, whichever length its hash has', () => {
  expect(guessSecret(sign('secret'))).toBe('secret')
  expect(guessSecret(sign('', { alg: 'HS512', hash: 'sha512' }))).toBe('')
})

test('another secret, another algorithm and another kind of token are not guessed', () => {
  expect(guessSecret(sign('kT9-not-to-be-guessed'))).toBeUndefined()
  expect(guessSecret(sign('secret', { alg: 'RS256' }))).toBeUndefined()
  expect(guessSecret('opaque')).toBeUndefined()
})

test('a forged token has a claim more and a signature that fits', () => {
  const forged = forgeToken(sign('secret'), 'secret')
  expect(guessSecret(forged)).toBe('secret')
  expect(Buffer.from(forged.split('.')[1] ?? '', 'base64url').toString()).toContain('"forged":true')
})

test('what a token was forged from is known', () => {
  const [token, other] = [sign('secret'), sign('secret', { alg: 'HS512', hash: 'sha512' })]
  const forged = forgeToken(token, 'secret')
  expect(isForgedFrom(forged, token)).toBe(true)
  expect(isForgedFrom(forged, other)).toBe(false)
  expect(isForgedFrom(token, token)).toBe(false)
  expect(isForgedFrom('opaque', 'opaque-too')).toBe(false)
})
