import { Hono } from 'hono'
import type { Gateway } from './gateway'
import { authorizeCaller } from './http/authorize-caller'
import type { GatewayApp } from './http/gateway-app'
import { isStorable } from './http/is-storable'
import { registerPaymentMethodRoutes } from './http/payment-method-routes'
import { faultAnswer, problemAnswer } from './http/problem-answer'
import { registerThreeDSecureRoutes } from './http/three-d-secure-routes'
import { refuse } from './payment-methods/refuse'

const UNKNOWN_CALL = refuse('not_found', 'The gateway has no such call.').problem

/**
 * The gateway's client API, to be mounted at the path that client tokens name as `clientApiUrl`.
 * Bad input is answered with 4xx and `{error: {code, message, fieldErrors}}`; bodies are never logged.
 */
export function createGatewayRoutes(gateway: Gateway): GatewayApp {
  const app: GatewayApp = new Hono()
  app.use(async (context, next) => {
    await next()
    context.header('cache-control', 'no-store')
  })
  app.use('/v1/*', authorizeCaller(gateway))
  // What a nonce can't be is the nonce of nothing.
  app.use('/v1/*', async (context, next) =>
    isStorable(context.req.path) ? next() : problemAnswer(context, UNKNOWN_CALL),
  )
  app.get('/v1/configuration', (context) => {
    const clientApiUrl = new URL(context.req.url).pathname.replace(/\/v1\/configuration$/, '')
    return context.json(gateway.clientConfiguration(clientApiUrl))
  })
  app.post('/v1/analytics', (context) => context.body(null, 204))
  registerPaymentMethodRoutes(app, gateway)
  registerThreeDSecureRoutes(app, gateway)
  app.notFound((context) => problemAnswer(context, UNKNOWN_CALL))
  app.onError(faultAnswer)
  return app
}
