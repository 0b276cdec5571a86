import type { GatewayConfiguration } from './configuration'
import type { GatewayStore } from './store'

/** The gateway's dependencies, for its rules. */
export interface GatewayContext {
  readonly store: GatewayStore
  readonly config: GatewayConfiguration
  now(): Date
  randomId(): string
  /** With the gateway's own key. */
  sign(text: string): string | Promise<string>
}

/** Who sends the request: a guest with a tokenization key or token, or a returning customer. */
export type Access =
  | { readonly kind: 'tokenization-key' }
  | { readonly kind: 'client-token'; readonly customerId: string | null }

/** The customer whose vault this access may read and write, `null` for guests. */
export function customerOf(access: Access): string | null {
  return access.kind === 'client-token' ? access.customerId : null
}
