import { getSimulator } from '../control/simulator'
import { readAccess } from '../gateway/client-token'
import type { Authorization } from './authorization'
import type { GatewayConnection } from './gateway-connection'
import { connectToHttpGateway } from './http-connection'
import { connectToPageGateway } from './page-connection'

/** A token that names an API is taken there; everything else stays in the page. */
export function connect(authorization: Authorization): GatewayConnection {
  if (authorization.type === 'TOKENIZATION_KEY') {
    return connectToPageGateway(getSimulator().gateway(), { kind: 'tokenization-key' })
  }
  const { clientApiUrl, fingerprint } = authorization
  if (clientApiUrl !== null) return connectToHttpGateway(clientApiUrl, fingerprint)
  return connectToPageGateway(getSimulator().gateway(), readAccess(fingerprint))
}
