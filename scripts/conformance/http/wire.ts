import type { SentRequest } from './exchange'

/** An answer as it came, or as the contract has it. */
export interface WireAnswer {
  readonly status: number
  /** Each `Set-Cookie`. */
  readonly cookies: readonly string[]
  readonly text: string
  /** When it came, in milliseconds since 1970; just now when left out. */
  readonly at?: number
}

/** Between the contract's form of calls, in which the checks think, and that of a service. */
export interface Wire {
  /**
   * The request as the service has it; the same one where nothing is different.
   *
   * @throws {OutOfReach} for one that the service has no form for.
   */
  toService(request: SentRequest): SentRequest
  /** The body of an answer as the contract has it; the same text where nothing is different. */
  toContract(request: SentRequest, answer: WireAnswer): string
}

/** Of a service whose form is the contract's. */
export const plainWire: Wire = {
  toService: (request) => request,
  toContract: (_, { text }) => text,
}
