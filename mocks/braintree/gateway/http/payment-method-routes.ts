import type { Context } from 'hono'
import { sendJson } from '../../../api/http/response/send-outcome'
import type { Gateway } from '../gateway'
import type { Tokenization } from '../payment-methods/tokenization'
import type { GatewayApp } from './gateway-app'
import { problemResponse } from './problem-response'
import { readBody } from './read-body'
import {
  answerSchema,
  cardSchema,
  lookupSchema,
  payPalSchema,
  venmoSchema,
  walletCardSchema,
} from './request-schemas'

const BASE = '/v1/payment_methods'

/** Tokenization, and the saved methods of the customer whom the authorization names. */
export function registerPaymentMethodRoutes(app: GatewayApp, gateway: Gateway): void {
  app.post(`${BASE}/credit_cards`, async (context) => {
    const input = await readBody(context, cardSchema)
    return tokenizationResponse(context, await gateway.tokenizeCard(context.var.access, input))
  })
  app.post(`${BASE}/paypal_accounts`, async (context) => {
    const input = await readBody(context, payPalSchema)
    return tokenizationResponse(context, await gateway.tokenizePayPal(context.var.access, input))
  })
  app.post(`${BASE}/venmo_accounts`, async (context) => {
    const input = await readBody(context, venmoSchema)
    return tokenizationResponse(context, await gateway.tokenizeVenmo(context.var.access, input))
  })
  app.post(`${BASE}/wallet_cards`, async (context) => {
    const input = await readBody(context, walletCardSchema)
    return tokenizationResponse(
      context,
      await gateway.tokenizeWalletCard(context.var.access, input),
    )
  })
  app.get(BASE, async (context) => {
    const defaultFirst = context.req.query('default_first') === '1'
    const methods = await gateway.fetchPaymentMethods(context.var.access, { defaultFirst })
    return sendJson(context, { paymentMethods: methods })
  })
  app.delete(`${BASE}/:nonce`, async (context) => {
    const result = await gateway.deletePaymentMethod(context.var.access, context.req.param('nonce'))
    return result.ok ? context.body(null, 204) : problemResponse(context, result.problem)
  })
}

export function registerThreeDSecureRoutes(app: GatewayApp, gateway: Gateway): void {
  app.post(`${BASE}/:nonce/three_d_secure/lookup`, async (context) => {
    const { amount } = await readBody(context, lookupSchema)
    const nonce = context.req.param('nonce')
    const result = await gateway.lookUpThreeDSecure(context.var.access, { nonce, amount })
    return result.ok ? sendJson(context, result.value) : problemResponse(context, result.problem)
  })
  app.post(`${BASE}/:nonce/three_d_secure/answer`, async (context) => {
    const { isAnsweredRight } = await readBody(context, answerSchema)
    const nonce = context.req.param('nonce')
    const result = await gateway.answerThreeDSecure(context.var.access, { nonce, isAnsweredRight })
    return tokenizationResponse(context, result)
  })
}

/** Answers with the new payment method, or with why there is none. */
function tokenizationResponse(context: Context, result: Tokenization): Response {
  if (!result.ok) return problemResponse(context, result.problem)
  return sendJson(context, { paymentMethod: result.value }, 201)
}
