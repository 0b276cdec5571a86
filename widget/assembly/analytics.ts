import type { ClientPort } from '../model/ports/client-port'

const PREFIX = 'web.dropin.'
const TIMEOUT_MS = 2000

/** Sends what happens in the widget to the gateway; whether it arrives is no concern of the shopper. */
export function createAnalytics(client: ClientPort): (kind: string) => void {
  const { analyticsUrl } = client.gateway
  const sender = client.isTokenizationKey
    ? { tokenizationKey: client.authorization }
    : { authorizationFingerprint: client.fingerprint }
  return (kind) => {
    if (!analyticsUrl) return
    const data = {
      analytics: [{ kind: `${PREFIX}${kind}`, timestamp: Math.floor(Date.now() / 1000) }],
      braintreeLibraryVersion: client.libraryVersion,
      _meta: client.metadata,
      ...sender,
    }
    client.post(analyticsUrl, data, TIMEOUT_MS)
  }
}
