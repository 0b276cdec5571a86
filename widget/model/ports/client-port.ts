import type { PaymentOptionId } from '../terms/payment-option'

/** What the gateway's configuration says about a merchant account. */
export interface GatewayFacts {
  readonly environment: string
  readonly analyticsUrl: string | undefined
  /** Fields that the merchant's rules check: `cvv`, `postal_code`. */
  readonly challenges: readonly string[]
  /** Brands, spelled as the gateway does: `Visa`, `MasterCard`, `American Express`. */
  readonly supportedCardTypes: readonly string[]
  /** The options that the account has; whether the browser has them, their sheets say. */
  readonly options: readonly PaymentOptionId[]
}

/** The connection to the gateway that one authorization opens. */
export interface ClientPort {
  readonly gateway: GatewayFacts
  /** What every request of this connection carries about its sender. */
  readonly metadata: Readonly<Record<string, unknown>>
  readonly libraryVersion: string
  readonly isTokenizationKey: boolean
  readonly authorization: string
  /** Present for a client token. */
  readonly fingerprint: string | undefined
  /** Posts without waiting for an answer; a failure stays here. */
  post(url: string, data: Readonly<Record<string, unknown>>, timeoutMs: number): void
}
