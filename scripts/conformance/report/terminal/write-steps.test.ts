import { expect, test } from 'vitest'
import type { StepResult } from '../../model/report'
import { createProgress } from './write-steps'

const passed: StepResult = {
  check: 'reach',
  level: 'reachable',
  step: 'list',
  operation: 'listProducts',
  state: { kind: 'passed' },
  durationMs: 1,
}

/** A run of so many steps, each of which takes so long. */
function run(steps: number, stepMs: number) {
  let out = ''
  let now = 0
  const progress = createProgress(
    (text) => (out += text),
    () => now,
  )
  progress.start(100)
  for (let step = 0; step < steps; step += 1) {
    now += stepMs
    progress.answer(stepMs)
    progress.step(passed)
  }
  progress.end()
  return out.split('\n')
}

test('marks have a legend, and each line says how far the run is', () => {
  const [legend, first, second] = run(60, 10)
  expect(legend).toMatch(/^100 steps: \. passed .*✗ differs .*- could not run .*\? undecided$/)
  expect(first).toBe(`${'.'.repeat(50)}  50 of 100`)
  expect(second?.replaceAll(' ', '')).toBe('..........60of100')
})

test('a slow service is said to be slow, often enough, with the time that is left', () => {
  const [, first, second] = run(12, 2000)
  expect(first?.replace(/ +/, ' ')).toBe('...... 6 of 100')
  expect(second).toBe('  2.0 s an answer, about 3 minutes left')
})

test('a run that has not begun prints nothing', () => {
  expect(run(0, 10)).toEqual([''])
})
