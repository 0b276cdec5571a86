/** What OpenSSL calls the alerts of the other side, and versions of it that are too old: TLS is spoken there. */
const REFUSED_HANDSHAKE = /ERR_SSL_(?:TLSV1_|.*ALERT_|UNSUPPORTED_PROTOCOL)/

/** Reasons for which there is no response, by the codes of Node, and what they mean. */
const reasons: readonly (readonly [code: RegExp, reason: string])[] = [
  [/ECONNREFUSED/, 'nothing listens there'],
  [/ENOTFOUND/, 'no machine has that name'],
  [/EAI_AGAIN/, 'the name could not be looked up'],
  [/EHOSTUNREACH|ENETUNREACH/, 'no way leads to that machine'],
  [/ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT/, 'no connection was made in time'],
  [/ECONNRESET|EPIPE|UND_ERR_SOCKET/, 'the connection was closed before the answer was complete'],
  [/^HPE_/, 'what answers there does not speak HTTP'],
  [REFUSED_HANDSHAKE, 'the TLS handshake was refused: client certificate, version or name'],
  [/ERR_SSL_|^EPROTO$/, 'what answers there does not speak HTTPS'],
  [/CERT_HAS_EXPIRED/, 'its certificate has expired'],
  [/ERR_TLS_CERT_ALTNAME_INVALID/, 'its certificate is for another name'],
  [/SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET)/, 'its certificate is signed by nobody that Node trusts'],
  [/UND_ERR_RES|ERR_CONTENT|Z_DATA_ERROR|Z_BUF_ERROR|ERR__/, 'the answer’s encoding is broken'],
  [/UND_ERR_HEADERS_OVERFLOW/, 'the answer’s headers are too long'],
]

/** Why there was no response, in words, with the code in parentheses. */
export function explainFailure(cause: unknown): string {
  const chain = listChain(cause)
  const codes = chain.flatMap(codeOf)
  for (const code of codes) {
    const found = reasons.find(([pattern]) => pattern.test(code))
    if (found) return `${found[1]} (${code})`
  }
  const last = chain.at(-1)
  // A body that ends too early has no code of its own.
  if (last instanceof Error && last.message === 'terminated') {
    return 'the connection was closed before the answer was complete'
  }
  return last instanceof Error ? last.message || codes[0] || last.name : String(cause)
}

/** Whether the reason is one that holds for a service that speaks the other of HTTP and HTTPS. */
export function isWrongProtocol(cause: unknown): boolean {
  return hasCode(cause, /ERR_SSL_|^EPROTO$|^HPE_|ECONNRESET|UND_ERR_SOCKET/)
}

/** Whether the service speaks TLS, and not with everyone. */
export function isRefusedHandshake(cause: unknown): boolean {
  return hasCode(cause, REFUSED_HANDSHAKE)
}

/** Whether the service has a certificate that is not trusted. */
export function isUntrusted(cause: unknown): boolean {
  return hasCode(cause, /CERT_|SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET)|ALTNAME/)
}

function hasCode(cause: unknown, pattern: RegExp): boolean {
  return listChain(cause).some((error) => codeOf(error).some((code) => pattern.test(code)))
}

/** An error and what it was caused by: fetch wraps "connection refused" into "fetch failed". */
function listChain(cause: unknown): readonly unknown[] {
  const inner = cause instanceof Error ? (cause.cause ?? firstOf(cause)) : undefined
  return inner === undefined ? [cause] : [cause, ...listChain(inner)]
}

/** Of a name with several addresses each is tried, and each fails. */
function firstOf(error: Error): unknown {
  return error instanceof AggregateError ? error.errors[0] : undefined
}

function codeOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  if ('code' in error && error.code !== undefined) return [String(error.code)]
  // Of Node 26: not every error of its parser has a code.
  return error.name === 'HTTPParserError' ? ['HPE_INVALID'] : []
}
