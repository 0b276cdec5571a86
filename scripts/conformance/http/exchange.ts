import type { Method } from '../../../mocks/contract/operation'

/** A file of a multipart form. */
export interface FormFile {
  readonly name: string
  readonly mediaType: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

export type FormFields = Readonly<Record<string, string | FormFile>>

export type SentBody =
  | { readonly kind: 'text'; readonly mediaType: string; readonly text: string }
  | { readonly kind: 'form'; readonly fields: FormFields }

export interface SentRequest {
  /** The operation it is meant for. */
  readonly operation: string
  readonly method: Method
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: SentBody
}

/** A request as the service has it, and the body that it answered. */
export interface WireExchange {
  readonly request: SentRequest
  readonly text: string
}

/** A request and its response. */
export interface Exchange {
  /** Counts from 1 in the order of sending. */
  readonly number: number
  /** The step that sent it, as `check › step`. */
  readonly step?: string
  /** How many requests had been sent when the answer came: those of higher numbers did not overlap it. */
  readonly sentMeanwhile?: number
  readonly request: SentRequest
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  /** The parsed body; `undefined` when it is not JSON. */
  readonly json: unknown
  /** What was really sent and came, where the service's form is not the contract's. */
  readonly wire?: WireExchange
  readonly startedAt: Date
  readonly durationMs: number
}
