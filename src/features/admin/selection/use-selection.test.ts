import { expect, test } from 'vitest'
import { idsBetween } from './use-selection'

const ids = ['a', 'b', 'c', 'd']

test.each([
  ['b', 'd', ['b', 'c', 'd']],
  ['d', 'b', ['b', 'c', 'd']],
  ['c', 'c', ['c']],
  ['gone', 'b', ['b']],
])('ADM-15 a range from %s to %s is %j', (from, to, expected) => {
  expect(idsBetween(ids, from, to)).toEqual(expected)
})
