const KEY_BYTES = 6

/**
 * Gives the history entry that the document opens with a key of its own. The router calls the first entry of
 * every document `default`, so that two of them in one tab would share what is remembered of either.
 */
export function nameFirstEntry(): void {
  const state: object | null = history.state
  if (state && 'key' in state) return
  history.replaceState({ ...state, key: createKey() }, '')
}

function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
