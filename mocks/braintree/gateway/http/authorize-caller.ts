import type { MiddlewareHandler } from 'hono'
import type { Gateway } from '../gateway'
import { refuse } from '../payment-methods/refuse'
import type { CallerVariables } from './gateway-app'
import { problemAnswer } from './problem-answer'

const SCHEME = 'Bearer '

/** Every call carries its client token's fingerprint, or a tokenization key, as bearer token. */
export function authorizeCaller(
  gateway: Gateway,
): MiddlewareHandler<{ Variables: CallerVariables }> {
  return async (context, next) => {
    const header = context.req.header('authorization') ?? ''
    if (!header.startsWith(SCHEME)) {
      const { problem } = refuse('unauthorized', 'The call carries no authorization.')
      return problemAnswer(context, problem)
    }
    const authorized = await gateway.authorize(header.slice(SCHEME.length))
    if (!authorized.ok) return problemAnswer(context, authorized.problem)
    context.set('access', authorized.value)
    return next()
  }
}
