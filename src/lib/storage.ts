/** How a write to storage ended. */
export type WriteOutcome = 'saved' | 'full' | 'blocked'

/** Text by key, kept beyond this page; the browser's storage in the shop, a map in tests. */
export interface TextStorage {
  read(key: string): string | null
  write(key: string, text: string): WriteOutcome
  remove(key: string): void
  /** Calls back when another tab changes the key, or another page while the browser kept this one to come back to. */
  watch(key: string, onChange: () => void): void
}

/** localStorage behind {@link TextStorage}: where the browser forbids it, it reads as empty. */
export const localTextStorage: TextStorage = {
  read(key) {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  write(key, text) {
    try {
      localStorage.setItem(key, text)
      return 'saved'
    } catch (error) {
      return error instanceof DOMException && error.name === 'QuotaExceededError'
        ? 'full'
        : 'blocked'
    }
  },
  remove(key) {
    try {
      localStorage.removeItem(key)
    } catch {
      // Storage is blocked: nothing was kept there, so there is nothing to remove.
    }
  },
  watch(key, onChange) {
    // Pages that are rendered ahead of time have no other tabs.
    if (typeof window === 'undefined') return
    addEventListener('storage', (event) => {
      // A null key says that everything was cleared.
      if (event.key === key || event.key === null) onChange()
    })
    // A page in the back-forward cache is told nothing.
    let left: string | null = null
    addEventListener('pagehide', () => {
      left = localTextStorage.read(key)
    })
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted && localTextStorage.read(key) !== left) onChange()
    })
  },
}
