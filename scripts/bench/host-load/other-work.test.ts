import { expect, test } from 'vitest'
import { describeOtherWork, type ProcessorTime } from './other-work'
import { watchOtherWork } from './watch-other-work'

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

test('work is watched from its beginning to its end, and hands back its result', async () => {
  const { result, otherWork } = await watchOtherWork(async () => 'measured')
  expect(result).toBe('measured')
  // Only Linux tells.
  const isTold = process.platform === 'linux'
  expect(otherWork).toMatch(isTold ? /^beside it: other work \d+\.\d %/ : /^other work unknown/)
  await expect(watchOtherWork(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
})
