import type { ClientConfiguration } from '../gateway/client-configuration'
import type { SavedPaymentMethod } from '../gateway/payment-methods/payment-method'
import type {
  ThreeDSecureAnswerInput,
  ThreeDSecureLookup,
  ThreeDSecureLookupInput,
} from '../gateway/payment-methods/three-d-secure'
import type {
  CardInput,
  GatewayResult,
  PayPalInput,
  Tokenization,
  VenmoInput,
  WalletCardInput,
} from '../gateway/payment-methods/tokenization'

/**
 * The gateway as components in a page reach it, already authorized. Refusals are values; a gateway
 * that can't be reached or understood is a thrown `GatewayUnreachableError`.
 */
export interface GatewayConnection {
  configuration(): Promise<GatewayResult<ClientConfiguration>>
  tokenizeCard(input: CardInput): Promise<Tokenization>
  tokenizePayPal(input: PayPalInput): Promise<Tokenization>
  tokenizeVenmo(input: VenmoInput): Promise<Tokenization>
  tokenizeWalletCard(input: WalletCardInput): Promise<Tokenization>
  fetchPaymentMethods(options: {
    readonly defaultFirst: boolean
  }): Promise<GatewayResult<readonly SavedPaymentMethod[]>>
  deletePaymentMethod(nonce: string): Promise<GatewayResult<null>>
  lookUpThreeDSecure(input: ThreeDSecureLookupInput): Promise<GatewayResult<ThreeDSecureLookup>>
  answerThreeDSecure(input: ThreeDSecureAnswerInput): Promise<Tokenization>
  /** Fire and forget. */
  sendAnalytics(data: unknown): void
}

export class GatewayUnreachableError extends Error {
  override readonly name = 'GatewayUnreachableError'
}
