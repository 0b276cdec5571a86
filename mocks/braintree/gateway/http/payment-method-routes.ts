import type { Context } from 'hono'
import type { Gateway } from '../gateway'
import type { Tokenization } from '../payment-methods/tokenization'
import type { GatewayApp } from './gateway-app'
import { problemAnswer } from './problem-answer'
import { readBody } from './read-body'
import { cardSchema, payPalSchema, venmoSchema, walletCardSchema } from './request-schemas'

const BASE = '/v1/payment_methods'

/** Tokenization, and the saved methods of the customer whom the authorization names. */
export function registerPaymentMethodRoutes(app: GatewayApp, gateway: Gateway): void {
  app.post(`${BASE}/credit_cards`, async (context) => {
    const input = await readBody(context, cardSchema)
    return tokenizationAnswer(context, await gateway.tokenizeCard(context.var.access, input))
  })
  app.post(`${BASE}/paypal_accounts`, async (context) => {
    const input = await readBody(context, payPalSchema)
    return tokenizationAnswer(context, await gateway.tokenizePayPal(context.var.access, input))
  })
  app.post(`${BASE}/venmo_accounts`, async (context) => {
    const input = await readBody(context, venmoSchema)
    return tokenizationAnswer(context, await gateway.tokenizeVenmo(context.var.access, input))
  })
  app.post(`${BASE}/wallet_cards`, async (context) => {
    const input = await readBody(context, walletCardSchema)
    return tokenizationAnswer(context, await gateway.tokenizeWalletCard(context.var.access, input))
  })
  app.get(BASE, async (context) => {
    const defaultFirst = context.req.query('default_first') === '1'
    const methods = await gateway.fetchPaymentMethods(context.var.access, { defaultFirst })
    return context.json({ paymentMethods: methods })
  })
  app.delete(`${BASE}/:nonce`, async (context) => {
    const result = await gateway.deletePaymentMethod(context.var.access, context.req.param('nonce'))
    return result.ok ? context.body(null, 204) : problemAnswer(context, result.problem)
  })
}

/** Answers with the new payment method, or with why there is none. */
export function tokenizationAnswer(context: Context, result: Tokenization): Response {
  if (!result.ok) return problemAnswer(context, result.problem)
  return context.json({ paymentMethod: result.value }, 201)
}
