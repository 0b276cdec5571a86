import { BraintreeError } from '../shared/braintree-error'
import type { Client } from './client-instance'
import type { GatewayConnection } from './gateway-connection'

/**
 * Kept on the client under a registered symbol, so that components of another copy of this module
 * (two bundles on one page) recognize it too.
 */
const CONNECTION = Symbol.for('prompt-bazaar.braintree.connection')

interface Connected {
  readonly [CONNECTION]: GatewayConnection
}

export function rememberConnection(client: Client, connection: GatewayConnection): void {
  Object.defineProperty(client, CONNECTION, { value: connection })
}

/**
 * The connection of a client that one of these components made.
 *
 * @throws BraintreeError `INCOMPATIBLE_VERSIONS` for any other client
 */
export function connectionOf(client: Client): GatewayConnection {
  if (isConnected(client)) return client[CONNECTION]
  throw new BraintreeError({
    type: 'MERCHANT',
    code: 'INCOMPATIBLE_VERSIONS',
    message: 'The client was made by another version of the components. Use one version for all.',
  })
}

function isConnected(client: object): client is Connected {
  return CONNECTION in client
}
