import fc from 'fast-check'
import type { Exchange } from '../../../http/exchange'
import type {
  Assertion,
  PictureTest,
  Reference,
  ValueMatch,
  ValueTest,
} from '../../../model/assertion'
import { toSeenPicture } from '../test-picture'
import type { SeenAnswer } from '../test-values'

/** An exchange whose answer assertions compare with. */
export const other: Exchange = {
  number: 1,
  request: { operation: 'other', method: 'GET', url: 'http://service.test', headers: {} },
  status: 200,
  headers: {},
  text: '',
  json: null,
  startedAt: new Date(0),
  durationMs: 0,
}

const text = fc.constantFrom(
  '',
  'a',
  'A b',
  'ab',
  '😀',
  '7',
  '2026-01-02T03:04:05Z',
  '2026-01-02T05:04:05.5+02:00',
  '2026-01-02',
  '2026-13-02T03:04:05Z',
)
const token = fc.constantFrom('e30.eyJhIjoxfQ.x', 'e30.eyJhIjp7ImIiOiJhIn19.-_', 'e30.WzFd', 'e30.')
const number = fc.constantFrom(0, 1, -1, 2, 2.5, 19.99, 7.345)
const plain = fc.oneof(text, token, number, fc.boolean(), fc.constant(null))
const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: plain },
  { weight: 2, arbitrary: fc.array(plain, { maxLength: 3 }) },
  { weight: 3, arbitrary: fc.dictionary(fc.constantFrom('a', 'b', '0'), plain, { maxKeys: 3 }) },
)
const json = fc.oneof(
  value,
  fc.array(value, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('a', 'b', 'data'), value, { maxKeys: 3 }),
)
const pointer = fc.constantFrom('', '/a', '/-', '/-/a', '/0', '/0/b', '/data/-', '/a/-/b', '/2')
const bound = fc.option(fc.integer({ min: -1, max: 3 }), { nil: undefined })
const bounds = fc.record({ atLeast: bound, atMost: bound }).map(({ atLeast, atMost }) => ({
  ...(atLeast === undefined ? {} : { atLeast }),
  ...(atMost === undefined ? {} : { atMost }),
}))
const reference: fc.Arbitrary<Reference> = fc.oneof(
  fc.record({ at: pointer, plus: fc.integer({ min: -1, max: 1 }) }),
  fc.record({ at: pointer, isCounted: fc.constant(true), plus: fc.constant(1) }),
  fc.record({ at: pointer, in: fc.constant(other), without: fc.constantFrom('a', '\\d') }),
  fc.record({ at: pointer, in: fc.constant(other), as: fc.constant('time' as const) }),
)
const simple: fc.Arbitrary<ValueMatch> = fc.oneof(
  fc.record({ is: value }),
  fc.record({ isOneOf: fc.array(value, { maxLength: 3 }) }),
  fc.record({ sameAs: reference }),
  fc.record({ isAmong: fc.record({ in: fc.constant(other), at: pointer }) }),
  bounds,
  fc.record({
    type: fc.constantFrom('string', 'number', 'integer', 'boolean', 'object', 'array', 'null'),
  }),
  fc.record({ matches: fc.constantFrom('^a', '\\d', '^.$', '\\S') }),
  fc.record({ contains: fc.constantFrom('', 'a', 'B', '😀') }),
  fc.record({ longest: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ shortest: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ decimals: fc.integer({ min: 0, max: 2 }) }),
  fc.record({ entries: bounds }),
  fc.record({ adds: fc.record({ at: pointer, to: fc.integer({ min: 0, max: 3 }) }) }),
  fc.record({ has: fc.constantFrom('a', 'b', '0') }),
)
const match: fc.Arbitrary<ValueMatch> = fc.oneof(
  { weight: 4, arbitrary: simple },
  { weight: 1, arbitrary: fc.record({ not: simple }) },
  { weight: 1, arbitrary: fc.record({ payload: simple }) },
  {
    weight: 1,
    arbitrary: fc.record({
      holds: fc.array(fc.record({ at: pointer, value: simple }), { maxLength: 2 }),
    }),
  },
)
const valueTest: fc.Arbitrary<ValueTest> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('every', 'some', 'none'), value: match }),
  },
  { weight: 1, arbitrary: bounds.map((one) => ({ kind: 'count' as const, ...one })) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('sorted' as const),
      order: fc.constantFrom('asc' as const, 'desc' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('sorted' as const),
      order: fc.constantFrom('asc' as const, 'desc' as const),
      as: fc.constant('time' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('first' as const),
      among: fc.record({ in: fc.constant(other), at: pointer }),
      order: fc.constantFrom('asc' as const, 'desc' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('first' as const),
      among: fc.record({ in: fc.constant(other), at: pointer }),
      order: fc.constantFrom('asc' as const, 'desc' as const),
      as: fc.constant('time' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('unique' as const) }) },
)

/** Files of every kind, whole and broken, by their digits. */
export const files = [
  '',
  '00',
  '89504e470d0a1a0a0049454e44ae426082',
  '89504e470d0a1a0a0049454e44ae',
  'efbfbd504e470d0a1a0a0049454e44ae426082',
  'ffd8ffe0ffd9',
  'ffd8ffe0ffd9636f6e',
  '4749463839613b',
  '524946460600000057454250abcd',
  '524946460600000057454250ab',
  '52494646ffff000057454250abcd',
  '00000010667479706176696600000000000000086d646174',
  '00000010667479706176696600000000000000096d646174',
  '00000010667479706176696600000000000000006d646174aabb',
  '00000010667479706176696600000000000000016d6461740000000000000010',
  '00000010667479706d6966310000000000000004',
  '0000001066747970617669660000000000',
]
/** Those of them that are whole. */
export const wholeFiles = files.filter((_, index) => [2, 5, 7, 8, 11, 13, 14].includes(index))
const file = fc.constantFrom(...files).map((hex) => toSeenPicture(Buffer.from(hex, 'hex')))
/** Where answers have a picture. */
export const PHOTO = '/photo'
const pictureTest: fc.Arbitrary<PictureTest> = fc.oneof(
  fc.record({ kind: fc.constant('whole' as const) }),
  fc.record({
    kind: fc.constant('lacks' as const),
    texts: fc.array(fc.constantFrom('con', 'WEBP', 'none'), { maxLength: 2 }),
  }),
  fc.record({ kind: fc.constant('another' as const), than: fc.constant(other) }),
  fc.record({ kind: fc.constant('not' as const), sha256: file.map(({ sha256 }) => sha256) }),
)
const status = fc.constantFrom(0, 200, 400, 409)
const plainAssertion: fc.Arbitrary<Assertion> = fc.oneof(
  fc.record({ of: fc.constant('status' as const), isOneOf: fc.array(status, { minLength: 1 }) }),
  fc.record({ of: fc.constant('answered' as const) }),
  fc.record({
    of: fc.constant('statuses' as const),
    status,
    atMost: fc.integer({ min: 0, max: 2 }),
    in: fc.constant([other, other]),
  }),
  fc.record({
    of: fc.constant('statuses' as const),
    status,
    atLeast: fc.integer({ min: 0, max: 2 }),
    in: fc.constant([other, other]),
  }),
  fc.record({
    of: fc.constant('header' as const),
    name: fc.constantFrom('Content-Type', 'x-none'),
    matches: fc.constantFrom('json', '.'),
  }),
  fc.record({
    of: fc.constant('header' as const),
    name: fc.constantFrom('Content-Type', 'x-none'),
    matches: fc.constantFrom('json', '.'),
    isOptional: fc.constant(true as const),
  }),
  fc.record({
    of: fc.constant('header' as const),
    name: fc.constantFrom('Content-Type', 'x-none'),
    lacks: fc.constantFrom('json', 'xml'),
  }),
  fc.record({
    of: fc.constant('changed-header' as const),
    name: fc.constantFrom('Content-Type', 'x-none'),
    since: fc.constant(other),
  }),
  fc.record({
    of: fc.constant('now' as const),
    at: pointer,
    withinMs: fc.constantFrom(0, 86_400_000, 8e15),
  }),
  fc.record({ of: fc.constant('picture' as const), at: fc.constant(PHOTO), test: pictureTest }),
  fc.record({ of: fc.constant('text' as const), lacks: fc.constantFrom('a', '[', 'zzz') }),
  fc.record({
    of: fc.constant('text' as const),
    lacks: fc.constantFrom('a', 'own'),
    isServed: fc.constant(true as const),
  }),
  fc.record({ of: fc.constant('json' as const) }),
  fc.record({ of: fc.constant('values' as const), at: pointer, test: valueTest }),
  fc.record({
    of: fc.constant('values' as const),
    at: pointer,
    test: valueTest,
    in: fc.constant([other]),
  }),
)
/** Any assertion, about the difference’s own answer or the other one. */
export const assertion: fc.Arbitrary<Assertion> = fc.oneof(
  { weight: 5, arbitrary: plainAssertion },
  {
    weight: 1,
    arbitrary: fc.record({
      of: fc.constantFrom('all' as const, 'any' as const),
      assertions: fc.array(plainAssertion, { maxLength: 3 }),
    }),
  },
)
const headers = fc.constantFrom<Readonly<Record<string, string>>>(
  {},
  { 'content-type': 'application/json', date: 'Fri, 02 Jan 2026 03:04:05 GMT' },
  { 'content-type': 'text/html', date: 'yesterday' },
)
/** Any answer. */
export const answer: fc.Arbitrary<SeenAnswer> = fc
  .record({
    status,
    body: json,
    isJson: fc.boolean(),
    headers,
    picture: fc.option(file),
    isOwn: fc.boolean(),
  })
  .map(({ status: code, body, isJson, headers: own, picture, isOwn }) => {
    const plainAnswer = {
      status: code,
      headers: own,
      text: isJson ? JSON.stringify(body) : 'no json',
      isJson,
      json: isJson ? body : null,
      ...(picture ? { pictures: { [PHOTO]: picture } } : {}),
    }
    return isOwn ? { ...plainAnswer, served: { ...plainAnswer, text: 'own' } } : plainAnswer
  })
