import type { Part } from '../part'
import type { Answer } from '../wire'
import { type GatewayCall, refusal, toRecord } from './caller'
import { restConfiguration } from './configuration'
import { answerThreeDSecureCall, lookUpCard } from './three-d-secure'

/** What the gateway's REST calls answer. */
export async function answerClientApi(part: Part, call: GatewayCall): Promise<Answer> {
  switch (part) {
    case 'configuration':
      return { json: restConfiguration(call.wire) }
    case 'analytics':
      return { status: 201, json: {} }
    case 'saved methods':
      return listMethods(call)
    case 'tokenize card':
      return tokenizeCard(call)
    case 'paypal payment':
      return startPayPal(call)
    case 'paypal account':
      return tokenizePayPal(call)
    case 'apple pay session':
      return { json: { merchantSessionIdentifier: 'simulated' } }
    case 'apple pay card':
      return tokenizeApplePay(call)
    case '3d secure lookup':
      return lookUpCard(call)
    case '3d secure answer':
      return answerThreeDSecureCall(call)
    default:
      throw new Error(`The client API has no ${part}.`)
  }
}

async function listMethods({ wire, access, asked }: GatewayCall): Promise<Answer> {
  const defaultFirst = new URL(asked.url).searchParams.get('defaultFirst') === '1'
  const methods = await wire.gateway.fetchPaymentMethods(access, { defaultFirst })
  return { json: { paymentMethods: methods } }
}

async function tokenizeCard({ wire, access, body }: GatewayCall): Promise<Answer> {
  const card = toRecord(body['creditCard'])
  const result = await wire.gateway.tokenizeCard(access, {
    number: String(card['number']),
    expirationMonth: String(card['expirationMonth']),
    expirationYear: String(card['expirationYear']),
    ...(card['cvv'] ? { cvv: String(card['cvv']) } : {}),
    ...(card['cardholderName'] ? { cardholderName: String(card['cardholderName']) } : {}),
    vault: toRecord(card['options'])['validate'] !== false,
  })
  if (!result.ok) return refusal(result)
  const paymentMethod = { ...result.value, consumed: false, threeDSecureInfo: null }
  return { status: 202, json: { creditCards: [paymentMethod] } }
}

function startPayPal({ asked }: GatewayCall): Answer {
  if (asked.url.includes('setup_billing_agreement')) {
    const approvalUrl = 'https://www.paypal.com/agreements/approve?ba_token=BA-SIMULATED'
    return { status: 201, json: { agreementSetup: { tokenId: 'BA-SIMULATED', approvalUrl } } }
  }
  const redirectUrl = 'https://www.paypal.com/checkoutnow?token=EC-SIMULATED'
  const paymentResource = { paymentToken: 'PAYID-SIMULATED', intent: 'authorize', redirectUrl }
  return { status: 201, json: { paymentResource } }
}

async function tokenizePayPal({ wire, access, body }: GatewayCall): Promise<Answer> {
  const account = toRecord(body['paypalAccount'])
  const result = await wire.gateway.tokenizePayPal(access, {
    email: wire.paypalEmail,
    vault: toRecord(account['options'])['validate'] === true,
  })
  if (!result.ok) return refusal(result)
  const { details, ...method } = result.value
  // The component hands on what is known of the payer.
  const saved = { ...method, details: { ...details, payerInfo: details }, consumed: false }
  return { status: 202, json: { paypalAccounts: [saved] } }
}

async function tokenizeApplePay({ wire, access }: GatewayCall): Promise<Answer> {
  const wallet = 'apple-pay'
  const result = await wire.gateway.tokenizeWalletCard(access, { wallet, card: 'visa' })
  if (!result.ok) return refusal(result)
  return { status: 202, json: { applePayCards: [{ ...result.value, consumed: false }] } }
}
