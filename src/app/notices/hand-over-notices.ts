import { type Notice, noticeStore, showNotice } from '../../model/notice-store'

const STORAGE_KEY = 'notices'

type Kept = Pick<Notice, 'message' | 'tone' | 'lasts'>

/** Keeps what the notices say for the next document of this tab. What one may do about one goes with this document. */
export function handOverNotices(): void {
  const kept: readonly Kept[] = noticeStore
    .get()
    .filter(({ action, onGone }) => !action && !onGone)
    .map(({ message, tone = 'plain', lasts }) => ({ message, tone, ...(lasts && { lasts }) }))
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(kept))
  } catch {
    // Storage is blocked or full: they were shown for as long as this document was.
  }
}

/** Shows what the document before had to say. */
export function takeOverNotices(): void {
  for (const notice of takeKept()) showNotice(notice)
}

function takeKept(): readonly Kept[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]')
    sessionStorage.removeItem(STORAGE_KEY)
    return Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    // Storage is blocked, or holds something damaged: there is nothing to show.
    return []
  }
}

function isKept(value: unknown): value is Kept {
  return (
    typeof value === 'object' &&
    value !== null &&
    'message' in value &&
    typeof value.message === 'string' &&
    (!('tone' in value) || TONES.has(value.tone)) &&
    (!('lasts' in value) || LASTING.has(value.lasts))
  )
}

const TONES: ReadonlySet<unknown> = new Set(['plain', 'warning', 'error'])
const LASTING: ReadonlySet<unknown> = new Set(['until dismissed', 'until signed in'])
