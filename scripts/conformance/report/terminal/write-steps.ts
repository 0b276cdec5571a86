import type { Check } from '../../model/check'
import type { StepResult } from '../../model/report'
import type { Paint } from './paint'

const MARKS: Readonly<Record<StepResult['state']['kind'], string>> = {
  passed: '.',
  failed: '✗',
  blocked: '-',
  skipped: '?',
}
const STEPS_A_LINE = 80

/** Prints a mark for every step as it ends. */
export function createProgress(write: (text: string) => void): {
  step(result: StepResult): void
  end(): void
} {
  let count = 0
  return {
    step({ state }) {
      count += 1
      write(MARKS[state.kind] + (count % STEPS_A_LINE === 0 ? '\n' : ''))
    },
    end: () => write('\n\n'),
  }
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
