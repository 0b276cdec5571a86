import type { Random } from '../../../../../mocks/api/database/seed/random'
import { hostileSegment } from '../spoil/spoil-url'

/** Bytes that go over a connection as they are, one character each. */
export interface RawCase {
  readonly name: string
  readonly bytes: string
}

/** The headers and the body of a sign-in. */
type Frame = readonly [headers: readonly string[], body: string]

const PATHS = [
  ...(['/', '/shop', '/api/auth/signin', '/api/category/list', '/favicon.svg'] as const),
  ...(['/braintree-gateway/v1/configuration', '/healthz', '/nothing'] as const),
] as const satisfies readonly string[]
const BODY = '{"email":"a@b.example","password":"wrong enough"}'
const LENGTH = `Content-Length: ${BODY.length}`
const CHUNKED = 'Transfer-Encoding: chunked'
const CHUNKS = `${BODY.length.toString(16)}\r\n${BODY}\r\n0\r\n\r\n`

const message = (line: string, headers: readonly string[], body = '') =>
  `${[line, ...headers, 'Connection: close', '', ''].join('\r\n')}${body}`
const get = (target: string, ...headers: readonly string[]) =>
  message(`GET ${target} HTTP/1.1`, ['Host: shop', 'Accept: text/html', ...headers])
const signIn = (headers: readonly string[], body = BODY) =>
  message(
    'POST /api/auth/signin HTTP/1.1',
    ['Host: shop', 'Content-Type: application/json', ...headers],
    body,
  )

const METHODS = [
  ...(['HEAD', 'OPTIONS', 'TRACE', 'PATCH', 'CONNECT', 'TRACK', 'get', 'QUERY', 'PRI'] as const),
  ...(['PROPFIND', 'M-SEARCH', 'FOO', '\0', 'GET\tX', 'POST'] as const),
] as const satisfies readonly string[]
const HOSTS = [
  ...([
    'shop:99999',
    '[::1]',
    '[::1',
    'a@b',
    'a/b',
    'a?b',
    '',
    '\xff',
    'xn--a',
    '1.2.3.4.5',
  ] as const),
  ...([
    '1.2.3.256',
    'a..1',
    '..',
    'a_b',
    '%00',
    'shop:80:80',
    'x, y',
    'shop\r\nHost: evil',
  ] as const),
  'a'.repeat(5_000),
] as const satisfies readonly string[]
const TARGETS = [
  ...([
    'http://evil.example/api/category/list',
    'https://shop/',
    'ftp://x',
    '*',
    'x',
    '//x',
  ] as const),
  ...(['/../../etc/passwd', '/%2e%2e%2f', '/\\x', '/a b', '/\xff', '/#x', '?', '//[', ''] as const),
  ...(['/api//category/list', '/api/./category/list', '/api/x/../category/list', '/%'] as const),
  ...(['http:///x', 'http://a@b/', '/"<>', '/{}', '/|', '/^`'] as const),
] as const satisfies readonly string[]
const FRAMES: readonly [Frame, ...Frame[]] = [
  [[LENGTH, CHUNKED], CHUNKS],
  [[CHUNKED, LENGTH], BODY],
  [['Content-Length: 2', 'Content-Length: 3'], BODY],
  [['Content-Length: 2, 2'], BODY],
  [['Content-Length: '], BODY],
  [['Content-Length: +2'], BODY],
  [['Content-Length: 0x2'], BODY],
  [['Content-Length: -1'], BODY],
  [['Content-Length: 99999999999999999999'], BODY],
  [['Content-Length: 1000'], BODY],
  [['Content-Length: 1048577'], BODY],
  [[CHUNKED], 'zz\r\n'],
  [[CHUNKED], '-2\r\n{}'],
  [[CHUNKED], 'ffffffffffffffff\r\n{}'],
  [[CHUNKED], '10000000000000002\r\n{}'],
  [[CHUNKED], '2\n{}\n0\n\n'],
  [[CHUNKED], `2;a="b\r\n{}\r\n0\r\n\r\n`],
  [[CHUNKED], `2;${'a'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`],
  [[CHUNKED], '2\r\n{}X\r\n0\r\n\r\n'],
  [[CHUNKED, 'Trailer: X'], '2\r\n{}\r\n0\r\nX: y\r\nContent-Length: 5\r\n\r\n'],
  [[CHUNKED], '2\r\n{}\r\n'],
  [['Transfer-Encoding: xchunked'], CHUNKS],
  [['Transfer-Encoding: chunked, identity'], CHUNKS],
  [['Transfer-Encoding: gzip, chunked'], CHUNKS],
  [['Transfer-Encoding:\x0bchunked'], CHUNKS],
  [[CHUNKED, 'Transfer-Encoding: identity'], CHUNKS],
  [['Expect: 100-continue', LENGTH], BODY],
  [['Expect: something', LENGTH], BODY],
  [['Upgrade: websocket', LENGTH], BODY],
  [[LENGTH, 'X: a\r\n b'], BODY],
  [[LENGTH, 'X : a'], BODY],
  [[LENGTH, 'X'], BODY],
  [[LENGTH, ': x'], BODY],
  [[LENGTH, 'X: a\0b'], BODY],
  [[LENGTH, 'X: a\rb'], BODY],
  [[LENGTH, 'X: \xff\xfe', 'Authorization: \xff', 'Cookie: \xff'], BODY],
  [[LENGTH, '__proto__: x', 'constructor: y', 'hasOwnProperty: z'], BODY],
  [[LENGTH, 'Content-Type: text/plain'], BODY],
  [[LENGTH, `X-Forwarded-For: ${'1.2.3.4, '.repeat(900)}`], BODY],
  [[LENGTH, `A: ${'x'.repeat(20_000)}`], BODY],
  [[LENGTH, ...Array.from({ length: 1_500 }, (_, index) => `a${index}:b`)], BODY],
  [[LENGTH, 'X-HTTP-Method-Override: DELETE', 'CONTENT-type: application/json'], BODY],
  [[], BODY],
]
const REST = [
  'GET /\r\n',
  'GET / HTTP/1.0\r\n\r\n',
  'GET / HTTP/3.7\r\nHost: shop\r\n\r\n',
  'GET /healthz HTTP/1.1\nHost: shop\nConnection: close\n\n',
  'GET / HTTP/1.1\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  '\r\n\r\n\r\n',
  '\0\0\0\0',
  `${'GET /healthz HTTP/1.1\r\nHost: shop\r\n\r\n'.repeat(20)}${get('/healthz')}`,
  `GET /healthz HTTP/1.1\r\nHost: shop\r\n\r\n${signIn([LENGTH])}GARBAGE`,
  `GET /healthz HTTP/1.1\r\nHost: shop\r\nContent-Length: 30\r\n\r\n${get('/healthz')}`,
] as const satisfies readonly string[]

/** What only a connection can say: message frames, targets, hosts and methods that no client library sends. */
export function makeRawCase(random: Random): RawCase {
  switch (random.whole(0, 5)) {
    case 0: {
      const method = random.pick(METHODS)
      const isPost = random.chance(0.3)
      const body = isPost ? ['Content-Type: application/json', LENGTH] : []
      const line = `${method} ${random.pick(PATHS)} HTTP/1.1`
      return { name: 'method', bytes: message(line, ['Host: shop', ...body], isPost ? BODY : '') }
    }
    case 1: {
      const line = `GET ${random.pick(PATHS)} HTTP/1.1`
      return { name: 'host', bytes: message(line, [`Host: ${random.pick(HOSTS)}`]) }
    }
    case 2:
      return { name: 'target', bytes: get(random.pick(TARGETS)) }
    case 3:
      return { name: 'segment', bytes: get(`/product/${hostileSegment(random)}`) }
    case 4: {
      const [headers, body] = random.pick(FRAMES)
      const bytes = signIn(headers, body)
      // Gone in the middle, now and then.
      const isCut = random.chance(0.1)
      return { name: 'frame', bytes: isCut ? bytes.slice(0, random.whole(1, bytes.length)) : bytes }
    }
    default:
      return { name: 'rest', bytes: random.pick(REST) }
  }
}
