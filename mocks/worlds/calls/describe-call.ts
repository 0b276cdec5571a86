import type { CallDetails, CallMessage } from './call'
import type { KeptCall, KeptMessage } from './kept-call'
import { maskHeaders, maskJson, maskText } from './mask-secrets'
import { readContent } from './read-message'

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
