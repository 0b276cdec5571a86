import type { Exchange } from '../http/exchange'
import type { LedgerEntry } from '../ledger/ledger'
import type { Finding, StepResult } from './finding'
import type { Inventory } from './take-inventory'

/** What a run found out. */
export interface Report {
  readonly baseUrl: string
  readonly contract: string
  readonly seed: string
  readonly startedAt: Date
  readonly durationMs: number
  readonly requestCount: number
  readonly findings: readonly Finding[]
  readonly steps: readonly StepResult[]
  /** What can't be taken back through this API. */
  readonly leftBehind: readonly LedgerEntry[]
  /** Ids of records that were there before and are not the same now; absent when they can't be read. */
  readonly changedRecords?: readonly string[]
  readonly exchanges: readonly Exchange[]
  readonly inventory: Inventory
}

/** Findings that the contract forbids. */
export function listFailures({ findings }: Report): readonly Finding[] {
  return findings.filter(({ severity }) => severity === 'failure')
}
