/** Hosts that are the machine itself, whichever it is. */
export const LOOPBACK = '^(localhost|.*[.]localhost|127([.][0-9]+){3}|0[.]0[.]0[.]0|\\[::1?\\])$'

/** As many as browsers follow. */
export const MOST_REDIRECTS = 20

/** Where a page would load a picture from; or why it could not. */
export type PictureAddress =
  | { readonly kind: 'found'; readonly address: URL }
  | { readonly kind: 'broken'; readonly got: string; readonly cause: string }

/**
 * Resolves the address of a picture as a page of the service would.
 *
 * @param origin the service's
 */
export function toPictureAddress(data: string, origin: string): PictureAddress {
  const address = URL.canParse(data, `${origin}/`) ? new URL(data, `${origin}/`) : undefined
  if (!address || !/^(https?|data):$/.test(address.protocol)) {
    const cause = 'The photo’s path on the service’s own disk is answered, which no page can load.'
    return { kind: 'broken', got: shorten(data), cause }
  }
  if (isLoopback(address) && !isLoopback(new URL(origin))) {
    const cause = 'The address is that of the machine on which the service was developed.'
    return { kind: 'broken', got: address.origin, cause }
  }
  return { kind: 'found', address }
}

function isLoopback({ hostname }: URL): boolean {
  return new RegExp(LOOPBACK).test(hostname)
}

const LONGEST = 60

function shorten(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`
}
