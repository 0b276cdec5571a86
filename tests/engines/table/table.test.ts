import { expect, test } from 'vitest'
import { type EngineRun, renderTable, summarize } from './table'

const run = (engine: string, title: string, isPassed = true, group = 'purchase'): EngineRun => ({
  engine,
  title,
  isPassed,
  group,
})

const runs = [
  run('Firefox 1', 'PAY-1 PAY-2 a card'),
  run('Firefox 1', 'WTXT-6 one', true, 'views'),
  run('Firefox 1', 'WTXT-6 two', false, 'views'),
  run('Chromium 2', 'PAY-1 PAY-2 a card', false),
]

test('the line counts what passed in each engine', () => {
  expect(summarize(runs)).toBe('Engines: Chromium 2 0 of 1, Firefox 1 2 of 3')
})

test('the table has a row for each scenario, without ids, and one for all views', () => {
  expect(renderTable(runs).split('\n')).toEqual([
    '| Scenario | Chromium 2 | Firefox 1 |',
    '| --- | --: | --: |',
    '| a card | 0 of 1 | 1 of 1 |',
    expect.stringMatching(/^\| every view .* \| 0 of 0 \| 1 of 2 \|$/),
  ])
})
