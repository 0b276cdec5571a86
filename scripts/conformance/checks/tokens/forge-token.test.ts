import { expect, test } from 'vitest'
import { alterToken, stripSignature } from './forge-token'

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
const jwt = `${encode({ alg: 'HS256' })}.${encode({ sub: 'usr_1' })}.c2lnbmF0dXJl`

test('an altered token keeps its user and its signature', () => {
  const [, payload, signature] = alterToken(jwt).split('.')
  expect(decode(payload)).toEqual({ sub: 'usr_1', altered: true })
  expect(signature).toBe('c2lnbmF0dXJl')
})

test('an altered token that is no JWT differs by a character', () => {
  expect(alterToken('opaqueAtoken')).not.toBe('opaqueAtoken')
  expect(alterToken('opaqueAtoken')).toHaveLength('opaqueAtoken'.length)
})

test.each(['0a1', '0A1', '0b1', '071'])('an altered token is not %s in another case', (token) => {
  expect(alterToken(token).toLowerCase()).not.toBe(token.toLowerCase())
})

test('a token without signature says so in its header', () => {
  const stripped = stripSignature(jwt)
  expect(decode(stripped?.split('.')[0])).toMatchObject({ alg: 'none' })
  expect(stripped?.endsWith('.')).toBe(true)
  expect(stripSignature('opaque')).toBeUndefined()
})
