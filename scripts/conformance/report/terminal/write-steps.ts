import type { Check } from '../../model/check'
import type { StepResult } from '../../model/report'
import { count } from '../sentences'
import type { Paint } from './paint'

const MARKS: Readonly<Record<StepResult['state']['kind'], string>> = {
  passed: '.',
  failed: '✗',
  blocked: '-',
  skipped: '?',
}
const LEGEND = '. passed   ✗ differs   - could not run   ? undecided'
const STEPS_A_LINE = 50
/** At a slow service a line takes too long to show that something goes on. */
const LONGEST_SILENCE_MS = 10_000
/** An answer that takes longer is worth a word. */
const SLOW_ANSWER_MS = 300

export interface Progress {
  /** A run of so many steps begins. */
  start(steps: number): void
  /** An answer came after so long. */
  answer(durationMs: number): void
  step(result: StepResult): void
  end(): void
}

/** Prints a mark for every step as it ends; beside each line how far the run is, and how slow the service answers. */
export function createProgress(
  write: (text: string) => void,
  now: () => number = () => performance.now(),
): Progress {
  const state = { steps: 0, done: 0, inLine: 0, startedAt: 0, toldAt: 0, answers: 0, answeredMs: 0 }
  const tell = () => {
    const average = state.answers === 0 ? 0 : state.answeredMs / state.answers
    const left = ((now() - state.startedAt) / state.done) * (state.steps - state.done)
    const slow =
      average < SLOW_ANSWER_MS
        ? ''
        : `  ${(average / 1000).toFixed(1)} s an answer, about ${describeTime(left)} left\n`
    const blanks = ' '.repeat(STEPS_A_LINE - state.inLine)
    write(`${blanks}  ${state.done} of ${state.steps}\n${slow}`)
    state.inLine = 0
    state.toldAt = now()
  }
  return {
    start(steps) {
      state.steps = steps
      state.startedAt = now()
      state.toldAt = now()
    },
    answer(durationMs) {
      state.answers += 1
      state.answeredMs += durationMs
    },
    step(result) {
      if (state.done === 0) write(`${count(state.steps, 'step')}: ${LEGEND}\n`)
      state.done += 1
      state.inLine += 1
      write(MARKS[result.state.kind])
      if (state.inLine === STEPS_A_LINE || now() - state.toldAt > LONGEST_SILENCE_MS) tell()
    },
    end() {
      if (state.inLine > 0) tell()
      if (state.done > 0) write('\n')
    },
  }
}

function describeTime(milliseconds: number): string {
  const seconds = Math.max(Math.round(milliseconds / 1000), 1)
  return seconds < 90 ? count(seconds, 'second') : count(Math.round(seconds / 60), 'minute')
}

/** The checks and steps that a run would make. */
export function writePlan(checks: readonly Check[], paint: Paint): string {
  const steps = checks.reduce((sum, check) => sum + check.steps.length, 0)
  return [
    ...checks.flatMap((check) => [
      `${paint('bold', check.id)}  ${check.title}  ${paint('dim', check.level)}`,
      ...check.steps.map(({ title, operation }) => `    ${title}  ${paint('dim', operation)}`),
    ]),
    '',
    `${checks.length} checks, ${steps} steps`,
  ].join('\n')
}
