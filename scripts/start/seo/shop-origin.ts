import type { Context } from 'hono'
import { readPeer } from '../../../mocks/api/http/client-address'
import type { TrustsPeer } from '../../../mocks/api/http/trusted-proxies'

/** What is known of where the shop is reached. */
export interface OriginSettings {
  readonly shopOrigin: string | undefined
  readonly trustsPeer: TrustsPeer
}

/**
 * The origin that a page's links for search engines name: the one that is set, or that of the request. Behind a proxy the
 * request was made over what the proxy says.
 */
export function readShopOrigin(
  context: Context,
  { shopOrigin, trustsPeer }: OriginSettings,
): string {
  if (shopOrigin !== undefined) return shopOrigin
  const asked = new URL(context.req.url)
  const forwarded = context.req.header('X-Forwarded-Proto')?.split(',').at(-1)?.trim()
  if (forwarded === 'https' && trustsPeer(readPeer(context))) asked.protocol = 'https:'
  return asked.origin
}
