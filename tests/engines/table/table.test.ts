import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../../scripts/system/run-command'
import { type EngineRun, readTable, renderTable, summarize, VIEWS } from './table'

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

test('what did not run stays as it was seen last, unless its engine is another release by now', () => {
  const again = [run('Firefox 1', 'PAY-1 PAY-2 a card', false), run('Chromium 3', 'PAY-4 PayPal')]
  expect(renderTable(again, renderTable(runs)).split('\n')).toEqual([
    '| Scenario | Chromium 3 | Firefox 1 |',
    '| --- | --: | --: |',
    '| a card | 0 of 0 | 0 of 1 |',
    expect.stringMatching(/^\| every view .* \| 0 of 0 \| 1 of 2 \|$/),
    '| PayPal | 1 of 1 | 0 of 0 |',
  ])
})

test('merchants read of scenarios that there are, and of no others', async () => {
  const page = await readFile(join(ROOT, 'docs/widget/browsers.md'), 'utf8')
  const rows = [...readTable(/^\|.*?(?=\n\n)/ms.exec(page)?.[0] ?? '').keys()]
  const folder = join(ROOT, 'tests/engines')
  const files = (await readdir(folder)).filter((name) => /^(?!views).*\.spec\.ts$/.test(name))
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
  const titles = [...texts.join('\n').matchAll(/^test\('(?:[A-Z]+-\d+ )+(.+?)'/gm)]
  expect(rows.toSorted()).toEqual([...titles.map(([, title]) => title), VIEWS].toSorted())
})
