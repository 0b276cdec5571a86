import { expect, test } from 'vitest'
import { formatMarkdown } from './format-markdown'

test('a document shows each figure beside its yardstick, with interval, goal and verdict', () => {
  const table = formatMarkdown([
    {
      name: '/, nginx as a cache',
      value: 0.05,
      unit: 'ms',
      yardstick: { name: 'plain Node', value: 0.02 },
      ratio: 2.5,
      interval: { of: 'ratio', low: 2.1, high: 5.2, count: 15 },
      goal: { of: 'ratio', atMost: 5 },
    },
    { name: 'orders', value: 21, unit: '/s' },
  ])
  expect(table.split('\n').slice(2)).toEqual([
    '| /, nginx as a cache | 0.05 ms | plain Node 0.02 | × 2.50 | × 2.10–5.20 (15) | ≤ × 5: open |',
    '| orders | 21 /s |  |  |  |  |',
  ])
})
