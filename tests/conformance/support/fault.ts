import type { RuleId } from '../../../scripts/conformance/run/rules'
import type { Wrapper } from './handler'

/** One thing that a service does wrong, and what the check must say about it. */
export interface Fault {
  readonly name: string
  readonly operation: string
  readonly rule: RuleId
  readonly wrap: Wrapper
  /** Whether it shows only where accounts and categories are not there yet. */
  readonly isFirstRun?: boolean
}

/** Faults of one kind, each in a file of its name in the family's folder. */
export interface Family {
  readonly name: string
  readonly faults: readonly Fault[]
  /** The checks that can reveal it. */
  checksFor(fault: Fault): readonly string[]
}

/** A way in which a correct service may be another than ours. */
export interface Variant {
  readonly name: string
  /** Whether it keeps a check from seeing others: it is tried alone. */
  readonly hides?: boolean
  readonly wrap: Wrapper
}
