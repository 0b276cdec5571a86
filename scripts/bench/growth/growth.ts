import type { OperationId } from '../../../mocks/api/contract/operation'

/** Of the products there are a tenth as many orders. */
export const PRODUCTS_PER_ORDER = 10

/** What is counted where a size is named. */
export type Kind = 'products' | 'orders'

/** What one call took at one size. */
export interface TimedCall {
  readonly operation: OperationId
  /** Unique among all calls. */
  readonly name: string
  readonly kind: Kind
  readonly percentile95Ms: number
  /** How many it is the percentile of: fewer where each takes long. */
  readonly times: number
  /** The largest answer's length, not compressed. */
  readonly bytes: number
}

/** The shop at one size. */
export interface GrowthStep {
  readonly products: number
  readonly fillSeconds: number
  /** Resident sets of the API's process, with what it has embedded: once it listens, and the largest until the end. */
  readonly startedMb: number
  readonly mostMb: number
  readonly calls: readonly TimedCall[]
}

export const DATABASES = ['PostgreSQL', 'embedded database'] as const

/** One database at growing sizes. */
export interface Growth {
  readonly database: (typeof DATABASES)[number]
  readonly steps: readonly GrowthStep[]
  /** Why it went no further, as a sentence. */
  readonly stopped?: string
}
