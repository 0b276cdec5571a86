import { expect, test } from 'vitest'
import { createBoundedMap } from './bounded-map'

test('what was set longest ago goes first, and setting it again keeps it', () => {
  const map = createBoundedMap<number>(2)
  map.set('a', 1)
  map.set('b', 2)
  map.set('a', 3)
  map.set('c', 4)
  expect([map.keys(), map.values(), map.size]).toEqual([['a', 'c'], [3, 4], 2])
  expect([map.get('b'), map.has('b'), map.delete('b'), map.delete('a')]).toEqual([
    undefined,
    false,
    false,
    true,
  ])
  map.set('d', 5)
  expect(map.keys()).toEqual(['c', 'd'])
})
