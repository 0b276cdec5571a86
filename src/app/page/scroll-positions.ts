/** Where a visitor was on a page. */
export interface ScrollPosition {
  scrollY: number
  /** The id of the focused element, if it has one. */
  focusId?: string
}

const STORAGE_KEY = 'places'
/** How many history entries are kept when the page unloads. */
const MAX_STORED = 50
const KEY_BYTES = 6

/** By the key of the history entry; kept across a reload, not beyond the tab. */
const positions = new Map<string, ScrollPosition>(readStored())

export function positionAt(entryKey: string): ScrollPosition | undefined {
  return positions.get(entryKey)
}

export function rememberPosition(entryKey: string, change: Partial<ScrollPosition>): void {
  const position = { scrollY: 0, ...positions.get(entryKey), ...change }
  // Deleting first moves the entry to the end, so that the oldest are dropped first.
  positions.delete(entryKey)
  positions.set(entryKey, position)
}

export function storePositions(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-MAX_STORED)))
  } catch {
    // Full or blocked: a reload then opens the page at its top, which harms nothing.
  }
}

/**
 * Gives the first history entry of the document a key of its own. The router calls the first entry of every document
 * `default`, so two documents in one tab would share a position.
 */
export function assignHistoryKey(): void {
  // It may be somebody else's, and anything.
  const state: object = Object(history.state)
  if (!('key' in state)) history.replaceState({ ...state, key: createKey() }, '')
}

function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function readStored(): [string, ScrollPosition][] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(value) ? value.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(entry: unknown): entry is [string, ScrollPosition] {
  if (!Array.isArray(entry)) return false
  const [key, position]: unknown[] = entry
  return (
    typeof key === 'string' &&
    typeof position === 'object' &&
    position !== null &&
    'scrollY' in position &&
    typeof position.scrollY === 'number'
  )
}
