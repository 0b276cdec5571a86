import { execFileSync, spawnSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Exchange } from '../../http/exchange'
import type { Assertion, Reference, ValueMatch, ValueTest } from '../../model/assertion'
import { evaluate } from './evaluate'
import { jqLibrary, jsLibrary } from './libraries'
import type { SeenAnswer } from './test-values'
import { toJq } from './to-jq'
import { toJs } from './to-js'
import type { Compile } from './write-json'

const CASES = 40
const RUNS = 12

const other: Exchange = {
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
const number = fc.constantFrom(0, 1, -1, 2, 2.5, 19.99, 7.345)
const plain = fc.oneof(text, number, fc.boolean(), fc.constant(null))
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
  fc.record({ has: fc.constantFrom('a', 'b', '0') }),
)
const match: fc.Arbitrary<ValueMatch> = fc.oneof(
  { weight: 4, arbitrary: simple },
  { weight: 1, arbitrary: fc.record({ not: simple }) },
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
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('unique' as const) }) },
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
    of: fc.constant('header' as const),
    name: fc.constantFrom('Content-Type', 'x-none'),
    matches: fc.constantFrom('json', '.'),
  }),
  fc.record({ of: fc.constant('text' as const), lacks: fc.constantFrom('a', '[', 'zzz') }),
  fc.record({ of: fc.constant('json' as const) }),
  fc.record({ of: fc.constant('values' as const), at: pointer, test: valueTest }),
  fc.record({
    of: fc.constant('values' as const),
    at: pointer,
    test: valueTest,
    in: fc.constant([other]),
  }),
)
const assertion: fc.Arbitrary<Assertion> = fc.oneof(
  { weight: 5, arbitrary: plainAssertion },
  {
    weight: 1,
    arbitrary: fc.record({
      of: fc.constantFrom('all' as const, 'any' as const),
      assertions: fc.array(plainAssertion, { maxLength: 3 }),
    }),
  },
)
const answer: fc.Arbitrary<SeenAnswer> = fc
  .record({ status, body: json, isJson: fc.boolean(), hasType: fc.boolean() })
  .map(({ status: code, body, isJson, hasType }) => ({
    status: code,
    headers: hasType ? { 'content-type': 'application/json' } : {},
    text: isJson ? JSON.stringify(body) : 'no json',
    isJson,
    json: isJson ? body : null,
  }))
const cases = fc.array(fc.record({ assertion, own: answer, others: answer }), {
  minLength: CASES,
  maxLength: CASES,
})

/** Each case reads its answers from `$c`, or `c`. */
function compileFor(root: string, index: number): Compile {
  return {
    answer: (exchange) => `${root}[${index}].${exchange === other ? 'others' : 'own'}`,
    text: (one) => JSON.stringify(one),
  }
}

type Sample = readonly { assertion: Assertion; own: SeenAnswer; others: SeenAnswer }[]

/** Texts, and whether they are a date-time. */
const times = [
  ['2026-01-02T03:04:05Z', true],
  ['2026-01-02T03:04:05.25-02:30', true],
  ['7', false],
  ['2026-01-02', false],
  ['2026-13-02T03:04:05Z', false],
  ['2026-01-02T24:00:00Z', false],
  ['2026-01-02T03:04:05+25:00', false],
] as const

function toTimeCase(time: string): Sample[number] {
  const own = { status: 200, headers: {}, text: '', isJson: true, json: time }
  const sorted = { kind: 'sorted', order: 'asc', as: 'time' } as const
  return { assertion: { of: 'values', at: '', test: sorted }, own, others: own }
}

function judgeInTypeScript(sample: Sample): readonly boolean[] {
  return sample.map(({ assertion: one, own, others }) =>
    evaluate(one, (exchange) => (exchange === other ? others : own)),
  )
}

function judgeInJavaScript(sample: Sample): unknown {
  const parts = sample.map((one, index) => `(${toJs(one.assertion, compileFor('c', index))})`)
  return new Function('c', `${jsLibrary}\nreturn [${parts.join(',\n')}]`)(sample)
}

function judgeInJq(sample: Sample): unknown {
  const parts = sample.map((one, index) => `(${toJq(one.assertion, compileFor('$c', index))})`)
  const program = `${jqLibrary}\n. as $c | [${parts.join(',\n')}]`
  return JSON.parse(String(execFileSync('jq', ['-c', program], { input: JSON.stringify(sample) })))
}

const hasJq = spawnSync('jq', ['--version']).status === 0

const languages = [
  { name: 'JavaScript', judge: judgeInJavaScript, isThere: true },
  { name: 'jq (skipped where jq is not installed)', judge: judgeInJq, isThere: hasJq },
]

for (const { name, judge, isThere } of languages) {
  test.skipIf(!isThere)(`API-9 an assertion means the same in ${name}`, () => {
    fc.assert(
      fc.property(cases, (sample) => {
        expect(judge(sample)).toEqual(judgeInTypeScript(sample))
      }),
      { numRuns: RUNS },
    )
  })

  test.skipIf(!isThere)(`API-9 only a date-time is a time in ${name}`, () => {
    expect(judge(times.map(([time]) => toTimeCase(time)))).toEqual(
      times.map(([, isTime]) => isTime),
    )
  })
}

test('API-9 only a date-time is a time', () => {
  expect(judgeInTypeScript(times.map(([time]) => toTimeCase(time)))).toEqual(
    times.map(([, isTime]) => isTime),
  )
})
