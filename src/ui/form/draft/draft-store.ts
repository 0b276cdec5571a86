/** The unsent values of a form, by field. */
export type Draft = Readonly<Record<string, string | File>>

const PREFIX = 'draft:'

/** What storage doesn't take outlives a detour over the sign-in page, not a reload: files, and texts when it is full. */
const drafts = new Map<string, Draft>()

/** The draft under a key; empty when there is none or when it can't be read. */
export function readDraft(key: string): Draft {
  return drafts.get(key) ?? parseTexts(readItem(PREFIX + key))
}

/** Keeps a draft in this tab. An empty one is dropped. */
export function writeDraft(key: string, draft: Draft): void {
  const entries = Object.entries(draft)
  const texts = entries.filter(([, value]) => typeof value === 'string')
  if (entries.length > 0) drafts.set(key, draft)
  else drafts.delete(key)
  writeItem(PREFIX + key, texts.length > 0 ? JSON.stringify(Object.fromEntries(texts)) : undefined)
}

/** Forgets a draft, because it was sent or given up. */
export function dropDraft(key: string): void {
  writeDraft(key, {})
}

/** Deletes every draft of this tab, because the visitor signed out. */
export function dropAllDrafts(): void {
  drafts.clear()
  for (const key of listKeys()) if (key.startsWith(PREFIX)) writeItem(key, undefined)
}

function listKeys(): string[] {
  try {
    return Object.keys(sessionStorage)
  } catch {
    // Blocked: nothing was kept there.
    return []
  }
}

function parseTexts(stored: string | null): Record<string, string> {
  if (stored === null) return {}
  try {
    const value: unknown = JSON.parse(stored)
    if (typeof value !== 'object' || value === null) return {}
    const entries: [string, unknown][] = Object.entries(value)
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    // Somebody else's or a damaged entry: the form starts as if there had been none.
    return {}
  }
}

function readItem(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    // Storage may be blocked altogether; a form works without drafts.
    return null
  }
}

function writeItem(key: string, value: string | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    // Blocked or full: this document still holds what was typed, only a reload would lose it.
  }
}
