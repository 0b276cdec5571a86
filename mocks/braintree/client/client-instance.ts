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
 * What the real client has and merchants use, but for `request`: the simulated components send requests over a connection of their
 * own (`known-clients.ts`), so a merchant's own requests are not supported.
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
