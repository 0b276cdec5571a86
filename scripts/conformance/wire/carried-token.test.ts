import { expect, test } from 'vitest'
import { toAuthorization } from './carried-token'

const key = { name: 'x-api-key', before: '', after: '' }
const cookie = { name: 'cookie', before: 'theme=dark; session=', after: '' }
const scheme = { name: 'authorization', before: 'Token ', after: '' }

test.each([
  ['a header', key, { 'x-api-key': ' abc ' }, 'Bearer abc'],
  ['an empty header', key, { 'x-api-key': '' }, undefined],
  ['none', key, {}, undefined],
  ['a masked one', key, { 'x-api-key': '***' }, 'Bearer ***'],
  [
    'one beside a password for a gateway',
    key,
    { 'x-api-key': 'abc', authorization: 'Basic x' },
    'Bearer abc',
  ],
  [
    'a password for a gateway, which may be one for the service',
    key,
    { authorization: 'Basic x' },
    'Bearer ***',
  ],
  ['a cookie among others', cookie, { cookie: 'a=1; session=abc; b=2' }, 'Bearer abc'],
  ['a cookie with a sign of equality', cookie, { cookie: 'session=abc==' }, 'Bearer abc=='],
  ['other cookies', cookie, { cookie: 'a=1; mysession=abc' }, undefined],
  ['an empty cookie', cookie, { cookie: 'session=; a=1' }, undefined],
  ['an empty cookie in quotes', cookie, { cookie: 'session=""' }, undefined],
  ['an empty one beside one', cookie, { cookie: 'session=; session=abc' }, 'Bearer abc'],
  ['the same one twice', cookie, { cookie: 'session=abc; session=abc' }, 'Bearer abc'],
  ['two of the name', cookie, { cookie: 'session=abc; session=def' }, 'Bearer ***'],
  ['a masked cookie', cookie, { cookie: 'session=***' }, 'Bearer ***'],
  ['a scheme', scheme, { authorization: 'token abc' }, 'Bearer abc'],
  ['another scheme', scheme, { authorization: 'Bearer abc' }, 'Bearer ***'],
  [
    'signs around it',
    { ...key, before: 'v1.', after: '.end' },
    { 'x-api-key': 'v1.abc.end' },
    'Bearer abc',
  ],
  [
    'other signs around it',
    { ...key, before: 'v1.', after: '' },
    { 'x-api-key': 'v2.abc' },
    'Bearer ***',
  ],
])('CONF-9 who a recorded request is by: %s', (_, header, headers, expected) => {
  expect(toAuthorization(header, headers)).toBe(expected)
})
