import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { explainForged, readBearer } from './tokens'

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const sign = (payload: object, secret: string, alg = 'HS256') => {
  const text = `${encode({ alg, typ: 'JWT' })}.${encode(payload)}`
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}
const ISSUED = sign({ sub: 'usr_1' }, 'kT9-not-to-be-guessed')
const [header, payload, signature] = ISSUED.split('.')

test.each([
  ['Bearer abc', { token: 'abc', scheme: 'bearer', isHidden: false }],
  ['bearer   abc ', { token: 'abc', scheme: 'bearer', isHidden: false }],
  ['Token abc', { token: 'abc', scheme: 'token', isHidden: false }],
  ['Bearer ***', { scheme: 'bearer', isHidden: true }],
  ['Bearer', { scheme: 'bearer', isHidden: false }],
  [undefined, { scheme: '', isHidden: false }],
])('CONF-7 the caller of "%s" is read', (header, bearer) => {
  expect(readBearer(header)).toEqual(bearer)
})

test.each([
  ['signed by nobody', `${encode({ alg: 'none' })}.${payload}.`, 'is signed by nobody'],
  ['signed with a guessable secret', sign({ sub: 'usr_1' }, 'secret'), 'is signed with a secret'],
  ['cut', ISSUED.slice(0, -6), 'is the beginning of another one'],
  ['with another payload', `${header}.${encode({ sub: 'usr_2' })}.${signature}`, 'was altered'],
  ['a word', 'not-a-token', 'is none at all'],
])('CONF-7 a token %s was issued by no service', (_, token, why) => {
  expect(explainForged(token, [ISSUED])).toContain(why)
})

test('CONF-7 a token that may be from before the recording is not judged', () => {
  expect(
    explainForged(sign({ sub: 'usr_1' }, 'another-that-nobody-guesses'), [ISSUED]),
  ).toBeUndefined()
  expect(explainForged('a-session-of-yesterday', ['a-session-of-this-day'])).toBeUndefined()
  expect(explainForged('word', [])).toBeUndefined()
})
