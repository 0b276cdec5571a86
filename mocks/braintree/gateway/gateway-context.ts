import type { GatewayConfiguration } from './configuration'
import type { GatewayStore } from './store'

/** What the gateway's rules reach the outside through. */
export interface GatewayContext {
  readonly store: GatewayStore
  readonly config: GatewayConfiguration
  now(): Date
  randomId(): string
}
