import { expect, test } from 'vitest'
import { hasGrown } from './watch-times'

test.each([
  ['as the catalogue does', { count: 40, ms: 60 }, { count: 140, ms: 210 }, true],
  ['half as much', { count: 40, ms: 100 }, { count: 140, ms: 230 }, true],
  ['hardly', { count: 40, ms: 900 }, { count: 140, ms: 1_100 }, false],
  ['by less than is felt', { count: 40, ms: 2 }, { count: 140, ms: 40 }, false],
  ['while nothing was added', { count: 140, ms: 60 }, { count: 140, ms: 400 }, false],
  ['from an empty catalogue', { count: 0, ms: 5 }, { count: 100, ms: 300 }, true],
] as const)('API-9 a time that grows %s', (_, before, now, isFelt) => {
  expect(hasGrown(before, now)).toBe(isFelt)
})
