import type { CallName } from '../control/calls/recorded-call'
import { getSimulator } from '../control/simulator'
import { assertNever } from './assert-never'

/**
 * Does the work of a component's method unless another behavior is planned for the call: to come
 * late, to fail, to hang or to return something else. Records the call in any case.
 *
 * @throws the planned error, if one is planned
 */
export async function simulateCall<Result>(
  name: CallName,
  args: readonly unknown[],
  work: () => Promise<Result> | Result,
): Promise<Result> {
  const { calls } = getSimulator()
  calls.record(name, args)
  const ended = calls.takeWaiting(name)
  return ended ? followPlans(name, work).finally(ended) : followPlans(name, work)
}

/**
 * The same without a record.
 *
 * @throws the planned error, if one is planned
 */
export async function followPlans<Result>(
  name: CallName,
  work: () => Promise<Result> | Result,
): Promise<Result> {
  const { plans } = getSimulator()
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
        // The test that planned the value is responsible for its type.
        return plan.value as Result
      default:
        assertNever(plan)
    }
  }
  return work()
}

/**
 * The same for methods that answer at once; of the plans only failures can be kept.
 *
 * @throws the planned error, if one is planned
 */
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
