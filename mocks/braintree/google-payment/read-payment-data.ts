import type { GatewayConnection } from '../client/gateway-connection'
import { BraintreeError } from '../shared/braintree-error'
import { cardOfToken, tokenizeWalletCard } from '../shared/wallet-card'
import { readMember, tokenOfPaymentData } from './google-payment-data'

/** What the token says, unchecked, as the real component hands it on. A PayPal account comes without `details`. */
export interface GooglePaymentMethod {
  readonly nonce?: unknown
  readonly type?: unknown
  readonly description?: unknown
  readonly details?: unknown
  readonly binData?: unknown
}

const GATEWAY_ERROR = { type: 'UNKNOWN', code: 'GOOGLE_PAYMENT_GATEWAY_ERROR' } as const

/**
 * The payment method in what Google's client handed out. The real token is the gateway's answer to Google; such a one is
 * read. The simulated client's token only names a card, for which the gateway is asked now.
 *
 * @throws BraintreeError `GOOGLE_PAYMENT_GATEWAY_ERROR` for a token that is an error or can't be read
 */
export async function readPaymentData(
  connection: GatewayConnection,
  paymentData: unknown,
): Promise<GooglePaymentMethod> {
  const token = readToken(paymentData)
  const card = cardOfToken(token)
  if (card) {
    const { name, isNetworkTokenized } = card
    return tokenizeWalletCard(
      connection,
      { wallet: 'google-pay', card: name, isNetworkTokenized },
      GATEWAY_ERROR,
    )
  }
  const refusal = readMember(token, 'error')
  if (refusal) throw gatewayError(refusal)
  const account = firstOf(token, 'paypalAccounts')
  if (account) return pick(account, ['nonce', 'type', 'description'])
  const found = firstOf(token, 'androidPayCards')
  if (!found) throw gatewayError(new TypeError('The token holds no payment method.'))
  return {
    ...pick(found, ['nonce', 'type', 'description', 'binData']),
    details: pick(readMember(found, 'details'), [
      'cardType',
      'lastFour',
      'lastTwo',
      'isNetworkTokenized',
      'bin',
    ]),
  }
}

function readToken(paymentData: unknown): unknown {
  try {
    return tokenOfPaymentData(paymentData)
  } catch (error) {
    throw gatewayError(error)
  }
}

function firstOf(token: unknown, list: string): unknown {
  return readMember(readMember(token, list), '0')
}

function pick(value: unknown, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, readMember(value, name)]))
}

function gatewayError(originalError: unknown): BraintreeError {
  const message = 'Google Pay handed out no payment method.'
  return new BraintreeError({ ...GATEWAY_ERROR, message, details: { originalError } })
}
