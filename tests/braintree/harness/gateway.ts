import { randomUUID } from 'node:crypto'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { Plugin } from 'vite'
import { createGateway } from '../../../mocks/braintree/gateway/gateway'
import { createGatewayRoutes } from '../../../mocks/braintree/gateway/http/gateway-routes'
import { createMemoryStore } from '../../../mocks/braintree/gateway/memory-store'
import { serve } from '../../old-drop-in/serve'

const CLIENT_API_PATH = '/braintree-gateway'

/** A gateway behind HTTP, as the API mounts one, with a shop's two calls to it. */
export function serveGateway(): Plugin {
  const listener = getRequestListener(createApp().fetch)
  return serve('gateway', (request, response, next) => {
    const isOurs = /^\/(braintree-gateway|shop)\//.test(request.url ?? '')
    if (isOurs) void listener(request, response)
    else next()
  })
}

function createApp(): Hono {
  const gateway = createGateway({
    store: createMemoryStore(),
    now: () => new Date(),
    randomId: () => randomUUID(),
    config: { failOnDuplicatePaymentMethod: true },
  })
  const app = new Hono()
  app.route(CLIENT_API_PATH, createGatewayRoutes(gateway))
  app.get('/shop/token', async (context) => {
    const customerId = context.req.query('customer')
    const options = customerId === undefined ? {} : { customerId }
    return context.text(
      await gateway.generateClientToken({ clientApiUrl: CLIENT_API_PATH, ...options }),
    )
  })
  app.get('/shop/sale', async (context) => {
    const paymentMethodNonce = context.req.query('nonce') ?? ''
    const outcome = await gateway.sale({ amount: '10.00', paymentMethodNonce })
    return context.json({ status: outcome.status })
  })
  return app
}
