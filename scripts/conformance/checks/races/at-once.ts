import type { Assertion } from '../../model/assertion'
import type { Answer } from '../../model/call'
import { ContractFailure } from '../../model/errors'

/**
 * Waits until all of several requests have ended that were sent together.
 *
 * @throws the failure that tells most when one of them failed: rather a difference than an answer that decides nothing
 */
export async function atOnce<T>(requests: readonly Promise<T>[]): Promise<readonly T[]> {
  const outcomes = await Promise.allSettled(requests)
  const reasons: unknown[] = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason] : [],
  )
  if (reasons.length > 0) {
    throw reasons.find((reason) => reason instanceof ContractFailure) ?? reasons[0]
  }
  return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
}

/** That one of several requests that were sent together is answered with 200 at most. */
export function assertOnce(answers: readonly Answer[]): Assertion {
  return { of: 'statuses', status: 200, atMost: 1, in: answers.map(({ exchange }) => exchange) }
}

/** That one of several requests that were sent together is answered with 200 at least. */
export function assertOneAtLeast(answers: readonly Answer[]): Assertion {
  return { of: 'statuses', status: 200, atLeast: 1, in: answers.map(({ exchange }) => exchange) }
}

/** Does something several times, one after the other: two requests do not overlap each time. */
export async function again(times: number, run: (round: number) => Promise<void>): Promise<void> {
  for (let round = 1; round <= times; round += 1) await run(round)
}
