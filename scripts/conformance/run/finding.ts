import type { Exchange } from '../http/exchange'
import type { Level } from './level'
import type { RuleId } from './rules'

/** A place where the service differs from the contract, or where it could do better. */
export interface Finding {
  /** `failure`: the contract promises otherwise. `advice`: it doesn't, but users would be better off. */
  readonly severity: 'failure' | 'advice'
  readonly rule: RuleId
  readonly operation: string
  /** Pointer into the contract. */
  readonly pointer: string
  readonly line: number
  readonly level: Level
  readonly check: string
  readonly step: string
  readonly expected: string
  readonly got: string
  /** The likely cause, in a sentence. */
  readonly cause: string
  readonly curl: string
  readonly exchange?: Exchange
}

export type StepState =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed' }
  /** Could not be tried, because of what another step found. */
  | { readonly kind: 'blocked'; readonly by: string }
  /** Could not be decided, or does not apply to this service. */
  | { readonly kind: 'skipped'; readonly why: string }

export interface StepResult {
  readonly check: string
  readonly level: Level
  readonly step: string
  readonly operation: string
  readonly state: StepState
  readonly durationMs: number
}
