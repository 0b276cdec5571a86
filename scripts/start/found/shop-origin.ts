import type { Configuration } from '../../../mocks/api/configuration'

/** What is known of where the shop is reached. */
export type OriginSettings = Pick<Configuration, 'shopOrigin' | 'isBehindProxy'>

/**
 * The origin that a page's links for search engines name: the one that is set, or that of the request. Behind a proxy the
 * request was made over what the proxy says.
 */
export function readShopOrigin(
  { url, headers }: Request,
  { shopOrigin, isBehindProxy }: OriginSettings,
): string {
  if (shopOrigin !== undefined) return shopOrigin
  const asked = new URL(url)
  const forwarded = headers.get('X-Forwarded-Proto')?.split(',').at(-1)?.trim()
  if (isBehindProxy && forwarded === 'https') asked.protocol = 'https:'
  return asked.origin
}
