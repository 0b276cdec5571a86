import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { asArray } from '../../../contract/json'
import type { Operation } from '../../../contract/operation'
import type { Refusal } from '../../contract/operation'

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
  operation: Pick<Operation, 'responses'>,
  { status, reason, code, retryAfterSeconds }: Refusal,
): Response {
  if (status === 401) context.header('WWW-Authenticate', 'Bearer')
  if (retryAfterSeconds !== undefined) context.header('Retry-After', String(retryAfterSeconds))
  const body = usesMessage(operation, status)
    ? { success: false, message: reason }
    : { error: reason, ...(code === undefined ? {} : { code }) }
  return sendJson(context, body, toStatusCode(status))
}

/** Whether this status says why under `message`, beside `success: false`, instead of under `error`. */
export function usesMessage({ responses }: Pick<Operation, 'responses'>, status: number): boolean {
  const [content] = responses.get(status)?.content ?? []
  return asArray(content?.schema['required']).includes('success')
}

function isStatusCode(status: number): status is ContentfulStatusCode {
  return status >= 400 && status < 600
}

function toStatusCode(status: number): ContentfulStatusCode {
  if (!isStatusCode(status)) throw new RangeError(`${status} is not the status of a refusal`)
  return status
}
