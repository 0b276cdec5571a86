import type { CallSummary } from './call'
import type { KeptBody } from './read-message'

/** A call as it was, secrets and all: it stays in this process. */
export interface KeptCall {
  readonly summary: CallSummary
  readonly method: string
  /** With its query. */
  readonly target: string
  readonly request: KeptMessage
  readonly answer: KeptMessage | undefined
}

/** What was sent, or came back. */
export interface KeptMessage {
  readonly headers: Headers
  readonly body: KeptBody
}
