import { AsyncLocalStorage } from 'node:async_hooks'

const steps = new AsyncLocalStorage<number>()

/** Does work whose changes are recorded as one step of a world's history. */
export function inStep<Result>(step: number, work: () => Result): Result {
  return steps.run(step, work)
}

/** The step that is under way; 0 where none is. */
export function currentStep(): number {
  return steps.getStore() ?? 0
}
