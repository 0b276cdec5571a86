import { type ClientConfiguration, toClientConfiguration } from './client-configuration'
import { authorize, type ClientTokenOptions, generateClientToken } from './client-token'
import { DEFAULT_CONFIGURATION, type GatewayConfiguration } from './configuration'
import type { Access, GatewayContext } from './gateway-context'
import { answerThreeDSecure, lookUpThreeDSecure } from './payment-methods/check-three-d-secure'
import type { SavedPaymentMethod } from './payment-methods/payment-method'
import { keepMethod } from './payment-methods/save-method'
import { deletePaymentMethod, fetchPaymentMethods } from './payment-methods/saved-methods'
import type {
  ThreeDSecureAnswerInput,
  ThreeDSecureLookup,
  ThreeDSecureLookupInput,
} from './payment-methods/three-d-secure'
import type {
  CardInput,
  GatewayResult,
  PayPalInput,
  Tokenization,
  VaultInput,
  VenmoInput,
  WalletCardInput,
} from './payment-methods/tokenization'
import type { SaleOutcome, SaleRequest } from './sales/sale'
import { sell } from './sales/sell'
import { signText } from './sign-text'
import type { GatewayStore, TransactionRecord, VaultedMethod } from './store'
import { tokenizePayPal, tokenizeVenmo } from './tokenize/tokenize-account'
import { tokenizeCard } from './tokenize/tokenize-card'
import { tokenizeWalletCard } from './tokenize/tokenize-wallet-card'

export interface GatewayDependencies {
  readonly store: GatewayStore
  now(): Date
  /** Unguessable, without spaces; becomes part of nonces, tokens and transaction ids. */
  randomId(): string
  /** HMAC-SHA-256 in hex; by Web Crypto where it is left out. */
  sign?(key: string, text: string): string
  readonly config?: Partial<GatewayConfiguration>
}

/** The simulated gateway. Expected refusals are values; only faults of the store are thrown. */
export interface Gateway {
  /**
   * A client token as the real gateway makes it: base64 of JSON with `authorizationFingerprint`
   * (which names the customer as `&customer_id=…`), `clientApiUrl` and `environment`.
   */
  generateClientToken(options: ClientTokenOptions): Promise<string>
  /** Takes money or says why not. Consumes the nonce whenever a transaction is attempted. */
  sale(request: SaleRequest): Promise<SaleOutcome>
  findTransaction(id: string): Promise<TransactionRecord | undefined>
  /** Saves a payment method for a customer without a form. */
  vault(input: VaultInput): Promise<VaultedMethod>

  /** Reads an authorization fingerprint or tokenization key that a browser sent. */
  authorize(authorization: string): Promise<GatewayResult<Access>>
  clientConfiguration(clientApiUrl: string): ClientConfiguration
  tokenizeCard(access: Access, input: CardInput): Promise<Tokenization>
  tokenizePayPal(access: Access, input: PayPalInput): Promise<Tokenization>
  tokenizeVenmo(access: Access, input: VenmoInput): Promise<Tokenization>
  tokenizeWalletCard(access: Access, input: WalletCardInput): Promise<Tokenization>
  /** The customer's saved methods, each with a nonce made for this call; guests have none. */
  fetchPaymentMethods(
    access: Access,
    options: { readonly defaultFirst: boolean },
  ): Promise<SavedPaymentMethod[]>
  deletePaymentMethod(access: Access, nonce: string): Promise<GatewayResult<null>>
  lookUpThreeDSecure(
    access: Access,
    input: ThreeDSecureLookupInput,
  ): Promise<GatewayResult<ThreeDSecureLookup>>
  answerThreeDSecure(access: Access, input: ThreeDSecureAnswerInput): Promise<Tokenization>
}

/** A gateway over a store; the same rules in a page and in a server process. */
export function createGateway(dependencies: GatewayDependencies): Gateway {
  const { store, sign = signText } = dependencies
  const config = { ...DEFAULT_CONFIGURATION, ...dependencies.config }
  const context: GatewayContext = {
    store,
    config,
    now: () => dependencies.now(),
    randomId: () => dependencies.randomId(),
    sign: (text) => sign(config.signingKey, text),
  }
  return {
    generateClientToken: (options) => generateClientToken(context, options),
    sale: (request) => sell(context, request),
    findTransaction: (id) => context.store.findTransaction(id),
    vault: (input) => keepMethod(context, input),
    authorize: (authorization) => authorize(context, authorization),
    clientConfiguration: (clientApiUrl) => toClientConfiguration(context.config, clientApiUrl),
    tokenizeCard: (access, input) => tokenizeCard(context, access, input),
    tokenizePayPal: (access, input) => tokenizePayPal(context, access, input),
    tokenizeVenmo: (access, input) => tokenizeVenmo(context, access, input),
    tokenizeWalletCard: (access, input) => tokenizeWalletCard(context, access, input),
    fetchPaymentMethods: (access, options) => fetchPaymentMethods(context, access, options),
    deletePaymentMethod: (access, nonce) => deletePaymentMethod(context, access, nonce),
    lookUpThreeDSecure: (access, input) => lookUpThreeDSecure(context, access, input),
    answerThreeDSecure: (access, input) => answerThreeDSecure(context, access, input),
  }
}
