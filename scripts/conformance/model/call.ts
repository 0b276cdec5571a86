import type { GenericSchema } from 'valibot'
import type { RequestParts } from '../http/build-request'
import type { Exchange } from '../http/exchange'
import type { RuleId } from './rules'

/** An answer that conforms to the contract. */
export interface Answer {
  readonly status: number
  readonly exchange: Exchange
  /** The body, in a shape that is generated from the contract. */
  read<T>(shape: GenericSchema<unknown, T>): T
}

export interface CallOptions extends RequestParts {
  /** The statuses that conform; 200 when left out. */
  readonly expect?: number | readonly number[]
  /** The rule that another documented status breaks; `refused` when left out. */
  readonly rule?: RuleId
  readonly expected?: string
  readonly cause?: string
  /** Statuses that the contract leaves open here and that decide nothing; whoever lists one says which sentence does. */
  readonly undecided?: readonly number[]
  /** What such a status means here and what to do, in a sentence. */
  explainUndecided?(status: number): string
  /** Whether closing the connection is acceptable, as with bodies that are too large. */
  readonly mayHangUp?: boolean
}

/** Sends a request of an operation; rejects with `ContractFailure` when the response breaks the contract. */
export type Call = (operationId: string, options?: CallOptions) => Promise<Answer>
