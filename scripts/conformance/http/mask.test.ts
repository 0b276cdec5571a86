import { expect, test } from 'vitest'
import { createMask, maskField, maskHeader } from './mask'

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
  expect(maskHeader('cookie', 'session=cut-toke; theme=dark', mask)).toBe('session=***; theme=***')
})

test('given secrets are masked wherever they stand', () => {
  expect(createMask(['s3cret'])('https://x.example/?q=s3cret')).toBe('https://x.example/?q=***')
})

test.each([
  ['cookie', 'theme=dark; session=abc=def,ghi; bare', 'theme=***; session=***;***'],
  ['set-cookie', 'session=abc,def; HttpOnly; Path=/api', 'session=***; HttpOnly; Path=/api'],
  [
    'set-cookie',
    'a=b; Expires=Wed, 21 Oct 2026 07:28:00 GMT, session=abc; Path=/, c=d',
    'a=***; Expires=Wed, 21 Oct 2026 07:28:00 GMT, session=***; Path=/, c=***',
  ],
  ['set-cookie', 'theme=dark; Path=/known-token', 'theme=***; Path=/***'],
])('CONF-9 of %s: %s no value of a cookie stays', (name, value, expected) => {
  const mask = createMask()
  mask.hide('known-token')
  expect(maskHeader(name, value, mask)).toBe(expected)
})

test('CONF-9 a very short secret stays in words, and is masked in its header', () => {
  const mask = createMask()
  mask.hide('rest')
  expect(mask('The rest is listed. authorization: Bearer rest')).toBe(
    'The rest is listed. authorization: Bearer ***',
  )
})

test.each([
  ['authorization', 'Basic YTpi', 'Basic ***'],
  ['authorization', 'an-opaque-token', '***'],
  ['authorization', 'Bearer', 'Bearer'],
  ['proxy-authorization', 'Digest username="a", response="b"', 'Digest ***'],
  ['x-csrf-token', 'abc', '***'],
  ['x-session-id', 'known-token; more', '***'],
  ['idempotency-key', 'abc', 'abc'],
  ['content-type', 'text/plain', 'text/plain'],
])('CONF-9 of a header %s: %s no credentials stay', (name, value, expected) => {
  const mask = createMask()
  mask.hide('known-token')
  expect(maskHeader(name, value, mask)).toBe(expected)
})

test('CONF-9 short secrets are masked by the names that a service gives their fields, in addresses and forms too', () => {
  const mask = createMask()
  mask.hideField('pwd.x')
  expect(mask('{"pwd.x":"hunter2","pwdxx":"b"}')).toBe('{"pwd.x":"***","pwdxx":"b"}')
  expect(mask('email=a%40b.c&password=hunter2&pwd.x=b')).toBe(
    'email=a%40b.c&password=***&pwd.x=***',
  )
  expect(mask('http://a.test/x?access_token=abc#end')).toBe('http://a.test/x?access_token=***#end')
  expect(maskField('password', 'two words', mask)).toBe('***')
  expect(maskField('pwd.x', 'two words', mask)).toBe('***')
  expect(maskField('name', 'two words', mask)).toBe('two words')
})
