import type { CallDetails, CallMessage, CallSummary } from './call'
import { maskHeaders, maskJson, maskText } from './mask-secrets'
import { type KeptBody, readContent } from './read-message'

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

/** All that is said of a call; secrets are masked. */
export function describeCall({ summary, request, answer }: KeptCall): CallDetails {
  return {
    ...summary,
    request: describeMessage(request),
    ...(answer ? { answer: describeMessage(answer) } : {}),
  }
}

function describeMessage({ headers, body }: KeptMessage): CallMessage {
  const content = readContent(body)
  const masked = typeof content === 'string' ? maskText(content) : maskJson(content)
  return {
    headers: maskHeaders(headers),
    byteCount: body.byteCount,
    ...(masked === undefined ? {} : { body: masked }),
  }
}
