import { expect, test } from 'vitest'
import { createRandom } from './random'

const draw = (key: string) => {
  const random = createRandom(key)
  return Array.from({ length: 2000 }, () => random.whole(1, 6))
}

test('a key gives the same numbers each time, a similar key others', () => {
  expect(draw('cover-1')).toEqual(draw('cover-1'))
  expect(draw('cover-1')).not.toEqual(draw('cover-2'))
})

test('the numbers written down today are the numbers of every machine', () => {
  expect(draw('prompt').slice(0, 12)).toEqual([3, 5, 3, 6, 2, 3, 1, 3, 5, 3, 3, 6])
})

test('a whole number reaches both ends and favours none', () => {
  const counts = [1, 2, 3, 4, 5, 6].map((face) => draw('dice').filter((n) => n === face).length)
  for (const count of counts) {
    expect(count).toBeGreaterThan(260)
    expect(count).toBeLessThan(410)
  }
})

test('a chance of none never comes, a certain one always', () => {
  const random = createRandom('chance')
  expect(Array.from({ length: 100 }, () => random.chance(0))).not.toContain(true)
  expect(Array.from({ length: 100 }, () => random.chance(1))).not.toContain(false)
})

test('a choice comes from the list, also from a list of one', () => {
  const random = createRandom('pick')
  expect(random.pick(['only'])).toBe('only')
  expect(['a', 'b']).toContain(random.pick(['a', 'b']))
})
