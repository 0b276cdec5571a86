import { type Step, UnknownStep } from './world'

/**
 * The step before the last ones; 0 is the beginning.
 *
 * @param steps the latest first
 * @throws UnknownStep when there are fewer
 */
export function stepBefore(steps: readonly Step[], count: number): number {
  if (count === 0) return steps[0]?.number ?? 0
  if (count > steps.length) {
    throw new UnknownStep(`${count} steps can't be undone: this world remembers ${steps.length}.`)
  }
  return (steps[count - 1]?.number ?? 1) - 1
}
