/** Where a visitor was on a page. */
export interface Place {
  scrollY: number
  /** The id of the element that had the focus, if it has one. */
  focusId?: string
}

const STORAGE_KEY = 'places'
/** As many entries of the history as somebody may walk back through. */
const MAX_PLACES = 50

/** Places by history entry; they outlive a reload, not the tab. */
const places = new Map<string, Place>(readStored())

export function placeOf(entryKey: string): Place | undefined {
  return places.get(entryKey)
}

export function rememberPlace(entryKey: string, change: Partial<Place>): void {
  const place = { scrollY: 0, ...places.get(entryKey), ...change }
  // Deleting first moves the entry to the end, so that the oldest go first.
  places.delete(entryKey)
  places.set(entryKey, place)
}

export function storePlaces(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...places].slice(-MAX_PLACES)))
  } catch {
    // Full or blocked: a reload then opens the page at its top, which harms nothing.
  }
}

function readStored(): [string, Place][] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(value) ? value.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(entry: unknown): entry is [string, Place] {
  if (!Array.isArray(entry)) return false
  const [key, place]: unknown[] = entry
  return (
    typeof key === 'string' &&
    typeof place === 'object' &&
    place !== null &&
    'scrollY' in place &&
    typeof place.scrollY === 'number'
  )
}
