import cardValidator from 'card-validator'
import { expect, test } from 'vitest'
import { SCENARIOS } from './scenarios'
import { effectOfAmount } from './test-amounts'
import { TEST_CARDS } from './test-cards'

test('at least 40 outcomes have a name of their own', () => {
  const names = SCENARIOS.map((scenario) => scenario.name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThanOrEqual(40)
})

test.each(TEST_CARDS)('the number of $name can be typed', ({ number }) => {
  expect(cardValidator.number(number).isValid).toBe(true)
})

test('no number stands twice', () => {
  expect(new Set(TEST_CARDS.map((card) => card.number)).size).toBe(TEST_CARDS.length)
})

test('an amount that nothing is said about is approved', () => {
  expect(effectOfAmount(1, false)).toEqual({ kind: 'approve' })
  expect(effectOfAmount(500_200, true)).toEqual({ kind: 'approve' })
})
