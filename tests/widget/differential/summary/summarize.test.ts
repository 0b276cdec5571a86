import { expect, test } from 'vitest'
import { summarize } from './summarize'

const verdict = (description: string) => ({ type: 'differential', description })
const everywhere = (description: string) => ({ type: 'differential-everywhere', description })

test('counts the verdicts of the scenarios', () => {
  const scenarios = [[verdict('agrees')], [verdict('agrees')], [verdict('differs-on-purpose')]]
  expect(summarize(scenarios, [], 3).line).toBe(
    '3 of 3 scenarios ran: 2 agree, 1 differ on purpose, none by accident.',
  )
})

test('tells accidents, and scenarios that failed before there was a verdict', () => {
  expect(summarize([[verdict('differs-by-accident')], []], [], 2).line).toBe(
    '2 of 2 scenarios ran: 0 agree, 0 differ on purpose, 1 by accident, 1 came to no end.',
  )
})

test('tells which of the differences that may show everywhere showed nowhere', () => {
  const scenarios = [[verdict('agrees'), everywhere('labels')]]
  expect(summarize(scenarios, ['labels', 'styles'], 1).unused).toEqual(['styles'])
})

test('tells how many scenarios there are where only some of them ran', () => {
  expect(summarize([[verdict('agrees')]], [], 3).line).toBe(
    '1 of 3 scenarios ran: 1 agree, 0 differ on purpose, none by accident.',
  )
})
