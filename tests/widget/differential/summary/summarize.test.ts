import { expect, test } from 'vitest'
import { summarize, summarizeWalks } from './summarize'

const verdict = (description: string) => ({ type: 'differential', description })
const everywhere = (description: string) => ({ type: 'differential-everywhere', description })

test('counts the verdicts of the scenarios', () => {
  const scenarios = [[verdict('agrees')], [verdict('agrees')], [verdict('differs-on-purpose')]]
  expect(summarize(scenarios, [], 3).line).toBe('2 of 3 agree, 1 differ on purpose, 0 by accident.')
})

test('tells accidents, and scenarios that failed before there was a verdict', () => {
  expect(summarize([[verdict('differs-by-accident')], []], [], 2).line).toBe(
    '0 of 1 agree, 0 differ on purpose, 1 by accident; 1 came to no end.',
  )
})

test('tells which of the differences that may show everywhere showed nowhere', () => {
  const scenarios = [[verdict('agrees'), everywhere('labels')]]
  expect(summarize(scenarios, ['labels', 'styles'], 1).unused).toEqual(['styles'])
})

test('tells how many scenarios there are where only some of them ran', () => {
  expect(summarize([[verdict('agrees')]], [], 3).line).toBe(
    '1 of 1 agree, 0 differ on purpose, 0 by accident; 1 of 3 scenarios ran.',
  )
})

test('counts random walks by themselves', () => {
  const walk = (description: string) => ({ type: 'differential-walk', description })
  const tests = [
    [walk('agrees'), walk('differs-on-purpose')],
    [walk('agrees'), verdict('agrees')],
  ]
  expect(summarizeWalks(tests)).toBe(
    'Random walks: 2 of 3 agree, 1 differ on purpose, 0 by accident.',
  )
})
