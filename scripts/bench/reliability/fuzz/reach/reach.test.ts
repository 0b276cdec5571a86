import { expect, test } from 'vitest'
import { reachesGoal } from '../../../figure'
import { ASTRAY, describeReach, placeOf, toReachFigures } from './reach'

const OPERATIONS = ['signIn', 'signOut', 'showProduct']
const EVEN: readonly (readonly [string, number])[] = [
  ['signIn', 90],
  ['signOut', 110],
  ['showProduct', 100],
  ['page', 5],
  ['gateway', 7],
  [ASTRAY, 4],
]
const missedBy = (counts: readonly (readonly [string, number])[]) =>
  toReachFigures(OPERATIONS, new Map(counts))
    .filter((figure) => reachesGoal(figure) === 'missed')
    .map(({ name, value }) => `${value} ${name}`)
const without = (place: string) => EVEN.filter(([name]) => name !== place)

test('a request counts for its operation, or for the part of the shop where it goes', () => {
  expect([
    placeOf({ target: 'operation', operationId: 'signIn' }),
    placeOf({ target: 'operation', operationId: undefined }),
    placeOf({ target: 'page', operationId: undefined }),
    placeOf({ target: 'gateway', operationId: undefined }),
  ]).toEqual(['signIn', ASTRAY, 'page', 'gateway'])
})

test('the operation with the fewest requests is named, with their number', () => {
  const [least] = toReachFigures(OPERATIONS, new Map(EVEN))
  expect(least).toMatchObject({
    name: 'to the operation with the fewest, signIn',
    value: 90,
  })
  expect(missedBy(EVEN)).toEqual([])
})

test('an operation that nothing was sent to is missed, and so is one with little', () => {
  expect(missedBy(without('signOut'))).toEqual([
    '1 operations with less than half of an even share',
    '1 operations and parts that nothing was sent to',
  ])
  expect(missedBy([...without('signOut'), ['signOut', 30]])).toEqual([
    '1 operations with less than half of an even share',
  ])
})

test.each(['page', 'gateway'])('a %s is not left out either', (part) => {
  expect(missedBy(without(part))).toEqual(['1 operations and parts that nothing was sent to'])
})

test('what no operation gets makes none of them poor', () => {
  expect(missedBy([...without(ASTRAY), [ASTRAY, 10_000]])).toEqual([])
})

test('where nothing was sent at all, nothing is reached', () => {
  expect(missedBy([])).toEqual(['5 operations and parts that nothing was sent to'])
})

test('the counts are told in one line, the smallest first', () => {
  expect(describeReach(new Map(EVEN.slice(0, 3)))).toBe('signIn 90, showProduct 100, signOut 110')
})
