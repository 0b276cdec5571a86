import { Hono, type MiddlewareHandler } from 'hono'
import { sendJson } from '../../../api/http/response/send-outcome'
import type { Gateway } from '../gateway'
import { refuse } from '../payment-methods/refuse'
import type { CallerVariables, GatewayApp } from './gateway-app'
import { isStorable } from './is-storable'
import { registerPaymentMethodRoutes, registerThreeDSecureRoutes } from './payment-method-routes'
import { faultResponse, problemResponse } from './problem-response'

const SCHEME = 'Bearer '
const UNKNOWN_CALL = refuse('not_found', 'The gateway has no such call.').problem

/**
 * The gateway's client API, to be mounted at the path that client tokens name as `clientApiUrl`.
 * Bad input is answered with 4xx and `{error: {code, message, fieldErrors}}`; bodies are never logged.
 */
export function createGatewayRoutes(gateway: Gateway): GatewayApp {
  const app: GatewayApp = new Hono()
  app.use(async (context, next) => {
    // Set before the response is made, which would have to be made anew for it.
    context.header('cache-control', 'no-store')
    await next()
  })
  app.use('/v1/*', authorizeCaller(gateway))
  // Such a nonce can't exist in any store.
  app.use('/v1/*', async (context, next) =>
    isStorable(context.req.path) ? next() : problemResponse(context, UNKNOWN_CALL),
  )
  app.get('/v1/configuration', (context) => {
    const clientApiUrl = new URL(context.req.url).pathname.replace(/\/v1\/configuration$/, '')
    return sendJson(context, gateway.clientConfiguration(clientApiUrl))
  })
  app.post('/v1/analytics', (context) => context.body(null, 204))
  registerPaymentMethodRoutes(app, gateway)
  registerThreeDSecureRoutes(app, gateway)
  app.notFound((context) => problemResponse(context, UNKNOWN_CALL))
  app.onError(faultResponse)
  return app
}

/** Every call carries its client token's fingerprint, or a tokenization key, as bearer token. */
function authorizeCaller(gateway: Gateway): MiddlewareHandler<{ Variables: CallerVariables }> {
  return async (context, next) => {
    const header = context.req.header('authorization') ?? ''
    if (!header.startsWith(SCHEME)) {
      const { problem } = refuse('unauthorized', 'The call carries no authorization.')
      return problemResponse(context, problem)
    }
    const authorized = await gateway.authorize(header.slice(SCHEME.length))
    if (!authorized.ok) return problemResponse(context, authorized.problem)
    context.set('access', authorized.value)
    return next()
  }
}
