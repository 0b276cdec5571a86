import type { GatewayConnection } from '../client/gateway-connection'
import type { PaymentMethod } from '../gateway/payment-methods/payment-method'
import type { WalletCardInput } from '../gateway/payment-methods/tokenization'
import { findCardScenario } from '../gateway/scenarios/scenarios'
import { BraintreeError, type BraintreeErrorType, translateNetworkError } from './braintree-error'

/** A card in a simulated wallet; its token names the card and never its number. */
export interface WalletCard {
  /** Name in the table of test cards. */
  readonly name: string
  /** Google Pay only: whether the wallet hands out a device number instead of the card's own. */
  readonly isNetworkTokenized: boolean
}

export function createWalletToken(card: WalletCard): object {
  return { simulatedCard: card }
}

/** The card that a token names, `null` when the token is not one of ours. */
export function cardOfToken(token: unknown): WalletCard | null {
  if (typeof token !== 'object' || token === null || !('simulatedCard' in token)) return null
  const card = token.simulatedCard
  if (typeof card !== 'object' || card === null || !('name' in card)) return null
  const isNetworkTokenized = 'isNetworkTokenized' in card && card.isNetworkTokenized === true
  return typeof card.name === 'string' ? { name: card.name, isNetworkTokenized } : null
}

/**
 * What a wallet shows of a card.
 *
 * @throws Error when there is no such test card
 */
export function lastFourOf(name: string): string {
  const card = findCardScenario(name)
  if (!card) throw new Error(`There is no test card named ${name}.`)
  return card.number.slice(-4)
}

/**
 * Exchanges a wallet's card for a payment method, or throws the component's error.
 *
 * @throws BraintreeError with the given code when the gateway refuses or can't be reached
 */
export async function tokenizeWalletCard(
  connection: GatewayConnection,
  input: WalletCardInput,
  error: { readonly type: BraintreeErrorType; readonly code: string },
): Promise<PaymentMethod> {
  const result = await translateNetworkError(connection.tokenizeWalletCard(input), error.code)
  if (result.ok) return result.value
  throw new BraintreeError({
    ...error,
    message: result.problem.message,
    details: { originalError: result.problem },
  })
}
