import type { CallName } from '../control/recorded-call'
import { getSimulator } from '../control/simulator'
import { assertNever } from './assert-never'

/**
 * Does the work of a component's method unless the control has other plans for the call: to come
 * late, to fail, to hang or to answer something else. Records the call in any case.
 */
export async function simulateCall<Result>(
  name: CallName,
  args: readonly unknown[],
  work: () => Promise<Result> | Result,
): Promise<Result> {
  const { calls, plans } = getSimulator()
  calls.record(name, args)
  for (const plan of plans.take(name)) {
    switch (plan.kind) {
      case 'delay':
        await new Promise((resolve) => setTimeout(resolve, plan.ms))
        break
      case 'hang':
        await plans.waitForRelease(name)
        break
      case 'fail':
        throw plan.error
      case 'answer':
        // Whoever plans an answer vouches for its shape.
        return plan.value as Result
      default:
        assertNever(plan)
    }
  }
  return work()
}

/** The same for methods that answer at once; of the plans only failures can be kept. */
export function simulateSyncCall<Result>(
  name: CallName,
  args: readonly unknown[],
  work: () => Result,
): Result {
  const { calls, plans } = getSimulator()
  calls.record(name, args)
  for (const plan of plans.take(name)) {
    if (plan.kind === 'fail') throw plan.error
  }
  return work()
}
