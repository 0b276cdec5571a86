import { expect, test } from 'vitest'
import { SCENARIOS } from '../scenarios/scenarios'
import { INTEGRATION_GROUPS } from './pages'

/** Half of these are merchants' pages. */
const FEWEST_SCENARIOS = 250

const checkouts = new Set(INTEGRATION_GROUPS.flat())
/** Whole checkouts alone: a scenario that only touches one thing as merchants do is none. */
const merchantPages = SCENARIOS.filter((scenario) => scenario.page && checkouts.has(scenario))

test('both widgets go through at least 250 scenarios', () => {
  const titles = new Set(SCENARIOS.map(({ title }) => title))
  expect(titles.size).toBe(SCENARIOS.length)
  expect(titles.size).toBeGreaterThanOrEqual(FEWEST_SCENARIOS)
})

test('half of them are checkouts in the style of public integrations', () => {
  expect(merchantPages.length).toBeGreaterThanOrEqual(FEWEST_SCENARIOS / 2)
})

test.each([
  'Rails',
  'PHP',
  'jQuery',
  'Vue',
  'Angular',
  'React class',
  'React hook',
  'RequireJS',
  'Next.js',
  'WordPress',
])('%s is among their styles', (style) => {
  expect(merchantPages.filter(({ title }) => title.startsWith(style))).not.toEqual([])
})
