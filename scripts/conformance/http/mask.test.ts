import { expect, test } from 'vitest'
import { createMask } from './mask'

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

test('given secrets are masked wherever they stand', () => {
  expect(createMask(['s3cret'])('https://x.example/?q=s3cret')).toBe('https://x.example/?q=***')
})
