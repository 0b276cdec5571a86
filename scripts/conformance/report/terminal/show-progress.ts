import type { StepResult } from '../../run/finding'

const MARKS: Readonly<Record<StepResult['state']['kind'], string>> = {
  passed: '.',
  failed: '✗',
  blocked: '-',
  skipped: '?',
}
const STEPS_A_LINE = 80

/** A mark for every step, as it ends. */
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
