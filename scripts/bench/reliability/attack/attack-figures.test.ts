import { expect, test } from 'vitest'
import { reachesGoal } from '../../figure'
import { LEAST_VALUES } from '../../pairs/median-interval'
import { findWorst, toMixedFigures, toSingleFigures } from './attack-figures'
import type { MeasuredStretch } from './measure-stretch'

function stretch(signInMs: number, payMs: number): MeasuredStretch {
  return {
    shoppers: { signInMs: [signInMs], payMs: [payMs], refusals: [] },
    peakBytes: 0,
    outcomes: [],
    attackerShare: 0,
    attackerWait: 0,
  }
}

const usual = stretch(300, 50)

test('the worst attack is the one that makes one of the times grow most', () => {
  const singles = new Map([
    ['a little of both', stretch(450, 75)],
    ['payments twice as long', stretch(300, 100)],
    ['longest sign-ins', stretch(500, 50)],
  ])
  expect(findWorst(usual, singles)).toBe('payments twice as long')
})

test('of no attacks none is the worst', () => {
  expect(() => findWorst(usual, new Map())).toThrow('no attack')
})

test('an attack by itself has its times beside the usual ones', () => {
  const figures = toSingleFigures('searches', usual, stretch(450, 75))
  expect(figures.map(reachesGoal)).toEqual([undefined, undefined, undefined, 'reached'])
  expect(figures.map(({ name, value, yardstick }) => [name, value, yardstick?.value])).toEqual([
    ['sign in: searches, 95th percentile', 450, 300],
    ['pay and order: searches, 95th percentile', 75, 50],
    ['memory beyond the usual peak: searches', 0, undefined],
    ['refused to shoppers: searches', 0, undefined],
  ])
})

test('what varies among all attacks is judged by the interval of several stretches', () => {
  const judge = (count: number) => {
    const mixed = Array.from({ length: count }, () => stretch(450, 75))
    const figures = toMixedFigures([usual], mixed)
    const share = figures.find(({ name }) => name.startsWith('processor time of the attacker'))
    return share && reachesGoal(share)
  }
  expect(judge(1)).toBe('open')
  expect(judge(LEAST_VALUES)).toBe('reached')
})
