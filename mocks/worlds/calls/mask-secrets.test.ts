import { expect, test } from 'vitest'
import { maskHeaders, maskJson, maskQuery, maskText } from './mask-secrets'

test('passwords, tokens and nonces of JSON are masked wherever they are, and nothing else', () => {
  const body = {
    email: 'ann@shop.example',
    password: 'hush',
    sessions: [{ token: 'abc', user: { name: 'Ann' } }],
    paymentMethodNonce: 'tokencc_1',
    count: 3,
  }
  expect(maskJson(body)).toEqual({
    email: 'ann@shop.example',
    password: '***',
    sessions: [{ token: '***', user: { name: 'Ann' } }],
    paymentMethodNonce: '***',
    count: 3,
  })
  expect(maskJson({ paymentMethodNonce: 'fake-valid-nonce' })).toEqual({
    paymentMethodNonce: 'fake-valid-nonce',
  })
})

test('a text that ends within a secret does not show it', () => {
  expect(maskText('{"email": "a@b.c", "password": "hu')).toBe('{"email": "a@b.c", "password": "***')
})

test('tokens of headers and addresses are masked, cookies keep their names', () => {
  const headers = new Headers({
    Authorization: 'Bearer abc.def',
    Cookie: 'theme=dark; sid=1',
    'X-Api-Key': 'k',
    Accept: '*/*',
  })
  expect(maskHeaders(headers)).toEqual({
    accept: '*/*',
    authorization: 'Bearer ***',
    cookie: 'theme=***; sid=***',
    'x-api-key': '***',
  })
  expect(maskQuery('/api/list?limit=6&access_token=abc')).toBe('/api/list?limit=6&access_token=***')
})
