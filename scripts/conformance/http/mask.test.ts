import { expect, test } from 'vitest'
import { createMask, maskHeader } from './mask'

test('passwords, tokens and nonces are masked by the names of their fields', () => {
  const mask = createMask()
  expect(mask('{"email":"a@b.c","password":"hunter22"}')).toBe('{"email":"a@b.c","password":"***"}')
  expect(mask('{"token": "abc", "paymentMethodNonce":"n\\"1"}')).toBe(
    '{"token": "***", "paymentMethodNonce":"***"}',
  )
  expect(mask('authorization: Bearer abc.def.ghi')).toBe('authorization: Bearer ***')
})

test('an empty password stays empty: it is no secret and means something', () => {
  expect(createMask()('{"password":""}')).toBe('{"password":""}')
})

test('CONF-9 a header that holds tokens is masked, whatever is in it, and no other', () => {
  const mask = createMask()
  mask.hideHeader({ name: 'x-api-key', before: 'v1 ', after: '' })
  expect(mask('x-api-key: v1 cut-toke')).toBe('x-api-key: v1 ***')
  expect(maskHeader('x-api-key', 'v1 cut-toke', mask)).toBe('v1 ***')
  expect(mask('x-other: v1 cut-toke')).toBe('x-other: v1 cut-toke')
  expect(maskHeader('cookie', 'session=cut-toke; theme=dark', mask)).toBe('session=***; theme=dark')
})

test('given secrets are masked wherever they stand', () => {
  expect(createMask(['s3cret'])('https://x.example/?q=s3cret')).toBe('https://x.example/?q=***')
})
