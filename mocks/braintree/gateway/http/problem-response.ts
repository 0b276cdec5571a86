import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { describeFault } from '../../../api/http/log'
import { sendJson } from '../../../api/http/response/send-outcome'
import type { GatewayProblem } from '../payment-methods/tokenization'

const STATUS_BY_CODE = {
  invalid_input: 422,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
} as const satisfies Record<GatewayProblem['code'], number>

const TOO_LARGE = 413

/** The response to an expected refusal. */
export function problemResponse(context: Context, problem: GatewayProblem): Response {
  const { code, message, fieldProblems } = problem
  const error = { code, message, fieldErrors: fieldProblems }
  return sendJson(context, { error }, STATUS_BY_CODE[code])
}

/** Responds to unexpected errors without revealing internals. */
export function faultResponse(fault: Error, context: Context): Response {
  if (fault instanceof HTTPException) {
    const code = fault.status === TOO_LARGE ? 'too_large' : 'invalid_request'
    const error = { code, message: fault.message, fieldErrors: [] }
    return sendJson(context, { error }, fault.status)
  }
  console.error(`The simulated gateway failed: ${JSON.stringify(describeFault(fault))}`)
  const message = 'The gateway failed. Nothing was charged; try again.'
  return sendJson(context, { error: { code: 'fault', message, fieldErrors: [] } }, 500)
}
