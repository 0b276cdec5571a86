import type { PaymentMethod } from '../../braintree/gateway/payment-methods/payment-method'
import type { Answer } from '../wire'
import { type GatewayCall, refusal } from './caller'

/** What the bank says of a card: nothing more to do, or a challenge behind an address. */
export async function lookUpCard(call: GatewayCall): Promise<Answer> {
  const nonce = nonceOf(call)
  const amount = String(call.body['amount'])
  const result = await call.wire.gateway.lookUpThreeDSecure(call.access, { nonce, amount })
  if (!result.ok) return refusal(result)
  const lookup = { threeDSecureVersion: '2.2.0', transactionId: 'simulated', acsUrl: null }
  if (result.value.kind === 'decided') return decided(result.value.paymentMethod, { lookup })
  return {
    json: {
      paymentMethod: { nonce, type: 'CreditCard', details: {}, threeDSecureInfo: null },
      threeDSecureInfo: { liabilityShifted: false, liabilityShiftPossible: true },
      lookup: { ...lookup, acsUrl: 'https://acs.example/challenge', pareq: 'pareq' },
    },
  }
}

/** What a challenge came to; the stub of Cardinal's script writes the shopper's answer into its token. */
export async function answerThreeDSecureCall(call: GatewayCall): Promise<Answer> {
  const isAnsweredRight = call.body['jwt'] === 'right'
  const result = await call.wire.gateway.answerThreeDSecure(call.access, {
    nonce: nonceOf(call),
    isAnsweredRight,
  })
  return result.ok ? decided(result.value) : refusal(result)
}

function decided(paymentMethod: PaymentMethod, more: object = {}): Answer {
  return { json: { paymentMethod, threeDSecureInfo: paymentMethod.threeDSecureInfo, ...more } }
}

function nonceOf({ asked }: GatewayCall): string {
  const [, nonce = ''] = /payment_methods\/([^/]+)\/three_d_secure/.exec(asked.url) ?? []
  return decodeURIComponent(nonce)
}
