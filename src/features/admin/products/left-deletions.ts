import type { Deletable } from './pending-deletions'

const KEY = 'left-deletions '

/**
 * Notes for this tab's next document what was to be deleted when this one was left: its last calls may be lost, as they
 * are in Chromium where a service worker is asked about them first.
 */
export function noteLeft(userId: string, products: readonly Deletable[]): void {
  const names = products.map(({ productId, name }) => [productId, name])
  try {
    if (names[0]) sessionStorage.setItem(KEY + userId, JSON.stringify(Object.fromEntries(names)))
  } catch {
    // Storage is blocked or full: the calls that were sent at leaving have to do.
  }
}

/** What the document before noted for this user; it is noted no longer. */
export function takeLeft(userId: string): readonly Deletable[] {
  try {
    const names: unknown = JSON.parse(sessionStorage.getItem(KEY + userId) ?? '{}')
    sessionStorage.removeItem(KEY + userId)
    return Object.entries(names ?? {}).map(([productId, name]) => ({
      productId,
      name: String(name),
    }))
  } catch {
    // Storage is blocked, or holds something damaged: nothing was noted.
    return []
  }
}
