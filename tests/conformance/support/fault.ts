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

/** A way in which a correct service may be another than ours. */
export interface Variant {
  readonly name: string
  /** Whether it keeps a check from seeing others: it is tried alone. */
  readonly hides?: boolean
  readonly wrap: Wrapper
}
