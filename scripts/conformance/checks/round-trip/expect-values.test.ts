import { expect, test } from 'vitest'
import type { Exchange } from '../../http/exchange'
import { compareValue } from './expect-values'

const shown = (createdAt: string): Exchange => ({
  number: 1,
  request: { operation: 'showProduct', method: 'GET', url: 'http://service.test', headers: {} },
  status: 200,
  headers: {},
  text: '',
  json: { createdAt },
  startedAt: new Date('2026-11-23T05:00:00Z'),
  durationMs: 1,
})

const compare = (createdAt: string) =>
  compareValue(shown(createdAt), {
    field: 'createdAt',
    value: '2026-11-23T05:00:00.000Z',
    by: 'updateProduct',
    rule: 'kept-value',
    schema: 'Product',
  })

test('API-9 a time that an update has changed is told in words: in a report all times look the same', () => {
  expect(compare('2026-11-23T05:00:07Z')).toMatchObject({
    expected: 'createdAt: the time that it had',
    got: 'createdAt: a later time',
    cause: 'The time of creation is set anew by every update.',
  })
  expect(compare('2026-11-23T04:00:00Z')?.got).toBe('createdAt: an earlier time')
  expect(compare('2026-11-23T07:00:00+02:00')).toBeUndefined()
})
