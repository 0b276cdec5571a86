import type { Exchange, SentRequest } from '../http/exchange'
import type { RuleId } from './rules'

export interface Difference {
  readonly rule: RuleId
  readonly operation: string
  /** Where the contract promises it; the operation itself when left out. */
  readonly pointer?: string
  readonly expected: string
  readonly got: string
  readonly cause: string
  readonly exchange?: Exchange
  /** What was sent, when nothing came back. */
  readonly request?: SentRequest
}

/** The service differs from the contract: the step ends here. */
export class ContractFailure extends Error {
  override readonly name = 'ContractFailure'
  readonly difference: Difference

  constructor(difference: Difference) {
    super(`${difference.operation}: expected ${difference.expected}, got ${difference.got}`)
    this.difference = difference
  }
}

/** Something the step builds on is not there. */
export class Blocked extends Error {
  override readonly name = 'Blocked'
}

/** The service's answer is allowed and decides nothing, or the check does not apply to it. */
export class Undecided extends Error {
  override readonly name = 'Undecided'
}

/** The check can't run at all; the message says why and what to do. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun'
}

/** Ends the step with a difference when the promise isn't kept. */
export function expectContract(isKept: boolean, difference: Difference): asserts isKept {
  if (!isKept) throw new ContractFailure(difference)
}
