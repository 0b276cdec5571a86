import type { JsonObject } from '../../contract/json'

/** Where a call is not as the contract has it. */
export interface Finding {
  /** `response.body[0].price` */
  readonly place: string
  /** What the contract asks for there: `must be a number`. */
  readonly rule: string
  /** What came, in a few words; absent where the rule says it. */
  readonly came?: string
  /** What the contract has there, as its schema says it. */
  readonly schema?: JsonObject
  /** The value nearest to what came which the contract takes. */
  readonly nearest?: unknown
}

/** A call in a line. Secrets are masked in all that is said of calls. */
export interface CallSummary {
  /** Counts from 1. */
  readonly number: number
  /** By the world's clock, ISO 8601. */
  readonly at: string
  /** How many steps its world had then; absent for the backend that all share. */
  readonly stepsBefore?: number
  /** How long it took, in milliseconds. */
  readonly ms: number
  readonly method: string
  /** With its query, as a client of the world's API writes it: `/api/product/list?limit=6`. */
  readonly path: string
  /** The contract's name for it, absent for what the contract does not have. */
  readonly operation?: string
  /** 0 where there was no answer. */
  readonly status: number
  /** Who answered, where a real backend could have: `upstream`, or `here`. */
  readonly source?: string
  /** The troubles that it met, as they are written. */
  readonly troubles?: string
  readonly findings: readonly Finding[]
}

/** What was sent, or came back. */
export interface CallMessage {
  readonly headers: Readonly<Record<string, string>>
  /** Parsed JSON, or a text; absent where there is none, for bytes, and for what is too large to be kept. */
  readonly body?: unknown
  readonly byteCount: number
}

/** A call with all that was sent and came back. */
export interface CallDetails extends CallSummary {
  readonly request: CallMessage
  /** Absent where there was none. */
  readonly answer?: CallMessage
  /** The name of the persona that made it. */
  readonly persona?: string
}

/** There is no such call, or it can't be sent again. */
export class CallError extends Error {
  override readonly name = 'CallError'
}
