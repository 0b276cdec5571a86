import { expect, test } from 'vitest'
import type { Exchange } from '../../http/exchange'
import { compareValue } from './expect-values'

const shown = (createdAt: unknown): Exchange => ({
  number: 1,
  request: { operation: 'showProduct', method: 'GET', url: 'http://service.test', headers: {} },
  status: 200,
  headers: {},
  text: '',
  json: { createdAt },
  startedAt: new Date('2026-11-23T05:00:00Z'),
  durationMs: 1,
})

const compare = (createdAt: unknown) =>
  compareValue(shown(createdAt), {
    field: 'createdAt',
    value: '2026-11-23T05:00:00.250Z',
    by: 'updateProduct',
    rule: 'kept-value',
    schema: 'Product',
  })

const WHOLE_SECONDS = 'The time of creation is kept in whole seconds only.'
const LOST = 'A field that was left out lost its value.'

test.each([
  ['2026-11-23T05:00:07.5Z', 'a later time', 'The time of creation is set anew by every update.'],
  ['2026-11-23T05:00:00Z', 'an earlier time', WHOLE_SECONDS],
  ['2026-11-23T05:00:01Z', 'a later time', WHOLE_SECONDS],
  ['2026-11-23T04:00:00.250Z', 'an earlier time', LOST],
  ['yesterday', 'no time', LOST],
])(
  'API-9 %s in place of a time is told in words: in a report all times look the same',
  (got, words, cause) => {
    expect(compare(got)).toMatchObject({
      expected: 'createdAt: the time that it had',
      got: `createdAt: ${words}`,
      cause,
    })
  },
)

test('API-9 a time that is there no more is none that was set anew', () => {
  expect(compare(null)).toMatchObject({ got: 'createdAt: null', cause: LOST })
})

test('API-9 one instant in another zone is the same time', () => {
  expect(compare('2026-11-23T07:00:00.250+02:00')).toBeUndefined()
})
