import type { ClientConfiguration } from '../gateway/client-configuration'
import type { Authorization } from './authorization'

export interface Configuration {
  readonly authorization: string
  readonly authorizationType: Authorization['type']
  readonly authorizationFingerprint?: string
  readonly analyticsMetadata: Record<string, unknown>
  readonly gatewayConfiguration: ClientConfiguration
}

interface AnalyticsRequest {
  readonly data?: unknown
}

/**
 * What the real client has and merchants use, but for `request`: the stand-ins ask the gateway by a connection of their
 * own (`known-clients.ts`), so requests of a merchant's own are not answered.
 */
export interface Client {
  /** A fresh copy each time; merchants' code changes what it gets. */
  getConfiguration(): Configuration
  getVersion(): string
  /** What the drop-in sends its analytics with. */
  _request(options: AnalyticsRequest, callback?: (error: null, data: unknown) => void): void
  /** The configuration: Hosted Fields hand their client to their frames as JSON. */
  toJSON(): Configuration
  teardown(): Promise<void>
}
