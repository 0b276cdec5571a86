import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Refusal } from '../../contract/operation'
import type { OperationModel } from '../../contract/operation-model'

/** Sends a body as JSON. */
export function sendJson(
  context: Context,
  body: unknown,
  status: ContentfulStatusCode = 200,
): Response {
  const text = JSON.stringify(body)
  return context.body(text, status, {
    'Content-Type': 'application/json',
    // Short bodies are not compressed.
    'Content-Length': String(Buffer.byteLength(text)),
  })
}

/**
 * Sends a refusal in the shape that the contract has for this status of this operation.
 *
 * @throws RangeError when the status is not one of a refusal
 */
export function sendRefusal(
  context: Context,
  operation: Pick<OperationModel, 'messageStatuses'>,
  { status, reason, code, retryAfterSeconds }: Refusal,
): Response {
  if (status === 401) context.header('WWW-Authenticate', 'Bearer')
  if (retryAfterSeconds !== undefined) context.header('Retry-After', String(retryAfterSeconds))
  const body = operation.messageStatuses.has(status)
    ? { success: false, message: reason }
    : { error: reason, ...(code === undefined ? {} : { code }) }
  return sendJson(context, body, toStatusCode(status))
}

function isStatusCode(status: number): status is ContentfulStatusCode {
  return status >= 400 && status < 600
}

function toStatusCode(status: number): ContentfulStatusCode {
  if (!isStatusCode(status)) throw new RangeError(`${status} is not the status of a refusal`)
  return status
}
