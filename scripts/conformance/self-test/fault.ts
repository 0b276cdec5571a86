import type { RuleId } from '../model/rules'

/** A service, as a function. */
export type Handler = (request: Request) => Promise<Response>

/** Puts another service in front of one: it changes requests or responses on their way. */
export type Wrapper = (next: Handler) => Handler

/** One thing that a service does wrong, and what the check must say about it. */
export interface Fault {
  readonly name: string
  readonly operation: string
  readonly rule: RuleId
  readonly wrap: Wrapper
  /** Whether it shows only where accounts and categories do not exist yet. */
  readonly isFirstRun?: boolean
  /** Whether only a thorough run finds it. */
  readonly isThorough?: boolean
}

/** Faults of one kind. */
export interface Family {
  readonly name: string
  /** Whether its author had not read the checks, so that it tells how much they find of what they have not been shown. */
  readonly isUnseen?: boolean
  readonly faults: readonly Fault[]
  /** The checks that can reveal it. */
  checksFor(fault: Fault): readonly string[]
}

/** A way in which a correct service may differ from ours. */
export interface Variant {
  readonly name: string
  /** Whether it keeps a check from seeing the other variants: it is tried alone. */
  readonly hides?: boolean
  /** Whether it shows only where accounts and categories do not exist yet. */
  readonly isFirstRun?: boolean
  readonly wrap: Wrapper
}

/** A wrapper for one operation, with the arguments that the row of a table gives it. */
export type WrapOperation<Args extends readonly unknown[]> = (
  operation: string,
  ...args: Args
) => Wrapper

/** One row of a table of faults: `createOrder`, `forgets the address`, the rule it breaks, and how. */
export function fault<Args extends readonly unknown[]>(
  operation: string,
  what: string,
  rule: RuleId,
  wrap: WrapOperation<Args>,
  ...args: Args
): Fault {
  return { name: `${operation} ${what}`, operation, rule, wrap: wrap(operation, ...args) }
}

/** A fault that shows only where accounts and categories do not exist yet. */
export function onFirstRun(planted: Fault): Fault {
  return { ...planted, isFirstRun: true }
}

/** A fault that only a thorough run finds. */
export function onThoroughRun(planted: Fault): Fault {
  return { ...planted, isThorough: true }
}

/** For faults of one rule: rows without it. */
export function faultsOf(rule: RuleId) {
  return <Args extends readonly unknown[]>(
    operation: string,
    what: string,
    wrap: WrapOperation<Args>,
    ...args: Args
  ): Fault => fault(operation, what, rule, wrap, ...args)
}
