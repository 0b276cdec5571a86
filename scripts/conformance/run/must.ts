import { ContractFailure, type Difference } from './interruptions'

/** Ends the step with a difference when the promise isn't kept. */
export function must(isKept: boolean, difference: Difference): asserts isKept {
  if (!isKept) throw new ContractFailure(difference)
}
