import type { Exchange, SentRequest } from '../http/exchange'
import type { Assertion } from './assertion'
import type { RuleId } from './rules'

/** How a difference is shown again. */
type Shown =
  /** What the answer of `exchange` would satisfy if the service conformed; from it come the scripts that show the finding. */
  | { readonly assertion: Assertion; readonly unshown?: never }
  /** Why no script shows it, in a sentence. */
  | { readonly assertion?: never; readonly unshown: string }

export type Difference = Shown & DifferenceFacts

/** One that scripts show. */
export type ShownDifference = Extract<Difference, { readonly assertion: Assertion }>

interface DifferenceFacts {
  readonly rule: RuleId
  readonly operation: string
  /** The place in the contract; the operation itself when left out. */
  readonly pointer?: string
  readonly expected: string
  readonly got: string
  readonly cause: string
  readonly exchange?: Exchange
  /** The request that stored what `exchange` shows, where another finding may be about that one. */
  readonly writer?: Exchange
  /** Whether a list that lags behind a write would look the same; where left out the rule says so. */
  readonly mayLag?: boolean
  /** The request, when there was no response. */
  readonly request?: SentRequest
}

/** The service differs from the contract: the step fails. */
export class ContractFailure extends Error {
  override readonly name = 'ContractFailure'
  readonly difference: Difference

  constructor(difference: Difference) {
    super(`${difference.operation}: expected ${difference.expected}, got ${difference.got}`)
    this.difference = difference
  }
}

/** Something that the step needs is missing; the message is the step, as `check › step`, that did not provide it. */
export class Blocked extends Error {
  override readonly name = 'Blocked'
  /** The operation that is not requested any more, in place of a step. */
  readonly operation?: string

  constructor(by: string, operation?: string) {
    super(by)
    if (operation !== undefined) this.operation = operation
  }
}

/** The response is allowed and decides nothing, or the check can't judge this service. */
export class Undecided extends Error {
  override readonly name = 'Undecided'
}

/** The service has no time, and asks to wait for longer than the check does. */
export class TurnedAway extends Undecided {}

/** The service is reached in another way than the contract's, and this can't be judged so: no check can. */
export class OutOfReach extends Undecided {}

/** Somebody ended the run. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted'
  /** What was cleaned up and what stays, in sentences; none while it is not known. */
  readonly sentences: readonly string[]

  constructor(sentences: readonly string[] = []) {
    super(sentences.join(' '))
    this.sentences = sentences
  }
}

/** The check can't run at all; the message says why and what to do. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun'
}

/** No service answers at the address, or another one than was meant. */
export class Unreached extends CannotRun {}

/**
 * Fails the step when the service does not do what the contract says.
 *
 * @throws {ContractFailure}
 */
export function expectContract(conforms: boolean, difference: Difference): asserts conforms {
  if (!conforms) throw new ContractFailure(difference)
}
