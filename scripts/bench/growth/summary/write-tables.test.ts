import { expect, test } from 'vitest'
import { sampleGrowths } from './testing/sample-growth'
import { writeTables } from './write-tables'

const lines = writeTables(sampleGrowths).split('\n')

test('each call is a row with its times at both databases, and a size that is missing is none', () => {
  expect(lines).toContain(
    '| `listOrders` | every order | 2.5 | 25 | 250 | 2,500 | 1.00 | 2.5 | 25 | 250 | 1.00 |',
  )
  expect(lines).toContain('| `showProduct` | show | 4 | 4 | 4 | 4 | 0.00 | 4 | 4 | 4 | 0.00 |')
})

test('why a database went no further is said', () => {
  expect(lines).toContain(sampleGrowths[1]?.stopped)
})

test('what breaks first is said with the size of its answer', () => {
  expect(lines).toContain('| every order | 40,000 orders | measured | 20 MB |')
  expect(lines).toContain('| every order | about 40,000 orders | extrapolated | 20 MB |')
})

test('memory and filling have a row for each size', () => {
  expect(lines).toContain('| PostgreSQL | 1,000,000 | 100,000 | 120 MB | 250 MB | 200 s |')
})
