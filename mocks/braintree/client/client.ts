import { SimulatedApplePaySession } from '../apple-pay/apple-pay-session'
import { getSimulator } from '../control/simulator'
import type { ClientConfiguration } from '../gateway/client-configuration'
import { SimulatedPaymentsClient } from '../google-payment/google-payments-client'
import { BraintreeError, translateNetworkError } from '../shared/braintree-error'
import { acceptCallbacks, disableMethods } from '../shared/instance-methods'
import { simulateCall } from '../shared/simulate-call'
import { VERSION } from '../shared/version'
import { readAuthorization } from './authorization'
import type { Client, Configuration } from './client-instance'
import { connect } from './connect'
import type { GatewayConnection } from './gateway-connection'
import { rememberConnection } from './known-clients'

/**
 * The page's client of this authorization, shared by all that create one. A pending one is shared too:
 * a second call waits for the first, without a limit. Failed and torn down ones are forgotten.
 */
export function createClient(
  authorization: string,
  open: (authorization: string) => Promise<Client> = openClient,
): Promise<Client> {
  const { clients } = getSimulator()
  const shared = clients.get(authorization)
  if (shared) return shared
  const client = open(authorization)
  clients.set(authorization, client)
  client.catch(() => {
    if (clients.get(authorization) === client) clients.delete(authorization)
  })
  return client
}

/**
 * Reads the authorization, fetches the gateway's configuration and makes the client.
 *
 * @throws BraintreeError `CLIENT_INVALID_AUTHORIZATION`, `CLIENT_AUTHORIZATION_INVALID` or `CLIENT_GATEWAY_NETWORK`
 */
export async function openClient(authorizationText: string): Promise<Client> {
  const authorization = readAuthorization(authorizationText)
  const connection = connect(authorization)
  const gatewayConfiguration = await fetchConfiguration(connection)
  const { clientConfigurationOverrides } = getSimulator()
  const configuration: Configuration = {
    authorization: authorizationText,
    authorizationType: authorization.type,
    ...(authorization.type === 'CLIENT_TOKEN'
      ? { authorizationFingerprint: authorization.fingerprint }
      : {}),
    analyticsMetadata: createAnalyticsMetadata(),
    gatewayConfiguration: clientConfigurationOverrides(gatewayConfiguration),
  }
  installWallets(configuration.gatewayConfiguration)
  const client = createInstance(configuration, connection)
  rememberConnection(client, connection)
  return client
}

/** It is JSON, and jsdom has no `structuredClone`. */
function copyConfiguration(configuration: Configuration): Configuration {
  const copy: Configuration = JSON.parse(JSON.stringify(configuration))
  return copy
}

function createInstance(configuration: Configuration, connection: GatewayConnection): Client {
  const client: Client = {
    getConfiguration: () => copyConfiguration(configuration),
    getVersion: () => VERSION,
    toJSON: () => client.getConfiguration(),
    _request(options, callback) {
      getSimulator().calls.record('client._request', [options])
      connection.sendAnalytics(options.data)
      callback?.(null, {})
    },
    teardown: () =>
      simulateCall('client.teardown', [], () => {
        getSimulator().clients.delete(configuration.authorization)
        disableMethods(client)
      }),
  }
  return acceptCallbacks(client, ['teardown'])
}

async function fetchConfiguration(connection: GatewayConnection): Promise<ClientConfiguration> {
  const result = await translateNetworkError(connection.configuration(), 'CLIENT_GATEWAY_NETWORK')
  if (result.ok) return result.value
  throw new BraintreeError({
    type: 'MERCHANT',
    code: 'CLIENT_AUTHORIZATION_INVALID',
    message: result.problem.message,
    details: { originalError: result.problem },
  })
}

function createAnalyticsMetadata(): Record<string, unknown> {
  return {
    sessionId: getSimulator().createId(),
    sdkVersion: VERSION,
    merchantAppId: typeof location === 'undefined' ? '' : location.host,
    platform: 'web',
    source: 'client',
    integration: 'custom',
    integrationType: 'custom',
  }
}

/**
 * Gives the page the globals of the wallets that the gateway has on, and of no others: a page that
 * takes cards only must not look as if it ran in Safari.
 */
function installWallets(configuration: ClientConfiguration): void {
  if (typeof window === 'undefined') return
  if (configuration.applePayWeb) {
    Object.assign(window, { ApplePaySession: SimulatedApplePaySession })
  }
  if (configuration.androidPay?.enabled) {
    const api = { PaymentsClient: SimulatedPaymentsClient }
    const existing: unknown = Reflect.get(window, 'google')
    const others = typeof existing === 'object' ? existing : {}
    Object.assign(window, { google: { ...others, payments: { api } } })
  }
}
