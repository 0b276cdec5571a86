import { expect, test } from 'vitest'
import { createSignWire } from './sign-wire'

const header = { name: 'cookie', before: 'session=', after: '' }

test.each([
  ['one of the name', ['theme=dark', 'session=a; Path=/'], 'a'],
  ['the last of two', ['session=a; Path=/old', 'session=b; Path=/'], 'b'],
  ['one beside an empty one before', ['session=; Max-Age=0; Path=/old', 'session=b'], 'b'],
  ['one beside an empty one after', ['session=b', 'session=; Max-Age=0; Path=/old'], 'b'],
  [
    'one beside one deleted by its age',
    ['session=b', 'session=deleted; Path=/old; Max-Age=0'],
    'b',
  ],
  [
    'one beside one deleted by its date',
    ['session=b', 'session=gone; expires=Thu, 01-Jan-1970 00:00:01 GMT; Path=/old'],
    'b',
  ],
  ['one beside an empty one in quotes', ['session=b', 'session=""; Path=/old'], 'b'],
  [
    'one that holds for a while',
    ['session=b; Expires=Fri, 01 Jan 2999 00:00:00 GMT; Max-Age=60'],
    'b',
  ],
  ['none', ['session=; Max-Age=0', 'other=a'], undefined],
])('CONF-9 the token of a session is the cookie: %s', (_, cookies, token) => {
  const wire = createSignWire(header, () => undefined)
  const request = {
    operation: 'signIn',
    method: 'POST',
    url: 'http://x.test/',
    headers: {},
  } as const
  const text = '{"user":{}}'
  const translated = wire.toContract(request, { status: 200, cookies, text })
  expect(JSON.parse(translated)).toEqual(token === undefined ? { user: {} } : { user: {}, token })
})

test('CONF-9 a recorded cookie that has ended since had not when it came', () => {
  const wire = createSignWire(header, () => undefined)
  const request = {
    operation: 'signIn',
    method: 'POST',
    url: 'http://x.test/',
    headers: {},
  } as const
  const cookies = ['session=a; Expires=Thu, 02 Jan 2020 00:00:00 GMT']
  const answer = { status: 200, cookies, text: '{"user":{}}' }
  const read = (day: string) =>
    wire.toContract(request, { ...answer, at: Date.parse(`2020-01-0${day}T00:00:00Z`) })
  expect(JSON.parse(read('1'))).toEqual({ user: {}, token: 'a' })
  expect(JSON.parse(read('3'))).toEqual({ user: {} })
})
