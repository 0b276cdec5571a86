/** What went wrong between the shop and the service. */
export type ApiErrorKind =
  /** The service responded with a status that is not ok. */
  | 'status'
  /** No response came: offline, refused, cut, blocked. */
  | 'network'
  /** No response came in time. */
  | 'timeout'
  /** An ok response that can't be read: not JSON, empty, or not in the contract's shape. */
  | 'malformed'

interface ApiErrorDetails {
  kind: ApiErrorKind
  /** The contract's id of the operation, or `METHOD /path/{template}` where only that is known. */
  operation: string
  /** Of a malformed response: which field is wrong, and how. */
  problem?: string
  status?: number
  /** The service's own words (`error`, or `message` of a product write), when it gave any. */
  reason?: string
  /** The processor's response code of a declined charge. */
  code?: string
  /** Seconds the service asks to wait (`Retry-After`). */
  retryAfterSeconds?: number
  cause?: unknown
}

/** Thrown by every call that was not answered with what the contract promises. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly operation: string
  readonly status: number | undefined
  readonly reason: string | undefined
  readonly code: string | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(details: ApiErrorDetails) {
    super(details.reason ?? describe(details), { cause: details.cause })
    this.kind = details.kind
    this.operation = details.operation
    this.status = details.status
    this.reason = details.reason
    this.code = details.code
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}

/** The error of a call that failed on its way: no response, none in time, or one that can't be read. */
export function toApiError(cause: unknown, operation: string): ApiError {
  // Without its cause, which quotes the response: logs must not contain personal data.
  if (cause instanceof SyntaxError) return new ApiError({ kind: 'malformed', operation })
  const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError'
  return new ApiError({ kind: isTimeout ? 'timeout' : 'network', operation, cause })
}

/** Whether a call ended because its caller aborted it. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

/** Reads a response that is not ok; its body may be JSON, HTML or nothing. */
export async function readErrorResponse(response: Response, operation: string): Promise<ApiError> {
  const body = parseObject(await response.text().catch(() => ''))
  const reason = readText(body, 'error') ?? readText(body, 'message')
  const code = readText(body, 'code')
  const retryAfterSeconds = Number.parseInt(response.headers.get('Retry-After') ?? '', 10)
  return new ApiError({
    kind: 'status',
    operation,
    status: response.status,
    ...(reason ? { reason } : {}),
    ...(code ? { code } : {}),
    ...(retryAfterSeconds > 0 ? { retryAfterSeconds } : {}),
  })
}

function parseObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    // A proxy's HTML page or an empty body gives no reason.
    return {}
  }
}

function readText(body: object, key: string): string | undefined {
  const value: unknown = Reflect.get(body, key)
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

function describe({ kind, operation, problem, status }: ApiErrorDetails): string {
  switch (kind) {
    case 'status':
      return `${operation} answered with status ${status}`
    case 'network':
      return `${operation} got no answer`
    case 'timeout':
      return `${operation} got no answer in time`
    case 'malformed':
      return problem ? `${operation}: ${problem}` : `${operation} got an answer that can't be read`
  }
}
