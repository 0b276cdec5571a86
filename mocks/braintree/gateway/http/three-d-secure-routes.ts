import type { Gateway } from '../gateway'
import type { GatewayApp } from './gateway-app'
import { tokenizationAnswer } from './payment-method-routes'
import { problemAnswer } from './problem-answer'
import { readBody } from './read-body'
import { answerSchema, lookupSchema } from './request-schemas'

const BASE = '/v1/payment_methods/:nonce/three_d_secure'

export function registerThreeDSecureRoutes(app: GatewayApp, gateway: Gateway): void {
  app.post(`${BASE}/lookup`, async (context) => {
    const { amount } = await readBody(context, lookupSchema)
    const nonce = context.req.param('nonce')
    const result = await gateway.lookUpThreeDSecure(context.var.access, { nonce, amount })
    return result.ok ? context.json(result.value) : problemAnswer(context, result.problem)
  })
  app.post(`${BASE}/answer`, async (context) => {
    const { isAnsweredRight } = await readBody(context, answerSchema)
    const nonce = context.req.param('nonce')
    const result = await gateway.answerThreeDSecure(context.var.access, { nonce, isAnsweredRight })
    return tokenizationAnswer(context, result)
  })
}
