import type { BrowserContext } from 'playwright/test'
import { createGatewayRoutes } from '../../../mocks/braintree/gateway/http/gateway-routes'
import type { Part } from '../../../mocks/braintree-wire/part'
import type { Wire } from '../../../mocks/braintree-wire/wire'

const PARTS: readonly (readonly [path: RegExp, part: Part])[] = [
  [/^GET \/v1\/configuration/, 'configuration'],
  [/^POST \/v1\/payment_methods\/credit_cards/, 'tokenize card'],
  [/^POST \/v1\/payment_methods\/paypal_accounts/, 'paypal account'],
  [/^POST \/v1\/payment_methods\/wallet_cards/, 'apple pay card'],
  [/^GET \/v1\/payment_methods/, 'saved methods'],
  [/^DELETE \/v1\/payment_methods/, 'delete method'],
  [/three_d_secure\/lookup/, '3d secure lookup'],
  [/three_d_secure\/answer/, '3d secure answer'],
]

/**
 * Serves the stand-ins' own client API over the wire's gateway, at an address of the shop. What a test does to a part of
 * the wire is done to the stand-ins' request for the same thing.
 */
export async function serveGateway(
  context: BrowserContext,
  wire: Wire,
  address: string,
): Promise<void> {
  const app = createGatewayRoutes(wire.gateway)
  await context.route(`${address}/**`, async (route, request) => {
    const path = request.url().slice(address.length)
    const method = request.method()
    const body = request.postData() ?? ''
    const part = PARTS.find(([pattern]) => pattern.test(`${method} ${path}`))?.[1]
    const answer = part && (await wire.interfere({ part, url: request.url(), method, body }))
    if (answer === 'cut') return route.abort('connectionreset')
    if (answer) return route.fulfill({ status: answer.status ?? 200, json: answer.json ?? {} })
    const response = await app.request(path, {
      method,
      headers: request.headers(),
      ...(body === '' ? {} : { body }),
    })
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    })
  })
}
