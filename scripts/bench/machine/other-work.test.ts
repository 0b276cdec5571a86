import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { describeOtherWork, type ProcessorTime } from './other-work'
import { readProcessorTime } from './read-processor-time'

const BEFORE: ProcessorTime = { total: 1_000, busy: 400, steal: 10, own: 100 }

test('what others did is what the measurement’s processes did not', () => {
  const quiet = { total: 2_000, busy: 1_120, steal: 20, own: 800 }
  expect(describeOtherWork(BEFORE, quiet)).toBe(
    'beside it: other work 2.0 %, steal 1.0 % of the processor',
  )
})

test('a run beside other work says so, also where the host was that', () => {
  const sentence = 'This run was beside other work: its times are no figures to go by.'
  const others = { total: 2_000, busy: 1_200, steal: 10, own: 800 }
  expect(describeOtherWork(BEFORE, others)).toContain(
    `10.0 %, steal 0.0 % of the processor. ${sentence}`,
  )
  const host = { total: 2_000, busy: 1_100, steal: 110, own: 800 }
  expect(describeOtherWork(BEFORE, host)).toContain(sentence)
})

test('counters that did not move divide by nothing', () => {
  expect(describeOtherWork(BEFORE, BEFORE)).toContain('other work 0.0 %')
})

test('work of a child counts as own, while it runs and after it', async () => {
  const before = await readProcessorTime()
  // Only Linux tells.
  if (!before) return
  const busy = 'while (process.cpuUsage().user < 400_000); process.stdin.resume(); console.log(1)'
  const child = spawn(process.execPath, ['-e', busy], { stdio: ['pipe', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  const during = await readProcessorTime()
  child.stdin.end()
  await once(child, 'exit')
  const after = await readProcessorTime()
  for (const one of [during, after]) {
    expect((one?.own ?? 0) - before.own).toBeGreaterThanOrEqual(20)
    expect(one?.busy).toBeGreaterThan(before.busy)
    expect(one?.total).toBeGreaterThanOrEqual(one?.busy ?? Number.NaN)
  }
})
