/** What the shop tells the visitor in passing, beside the page they are on. */
export interface Notice {
  message: string
  tone?: 'plain' | 'warning' | 'error'
  /** What the visitor may do about it, such as undo. */
  action?: { label: string; run(): void }
  /** `until dismissed` for what must not be missed. */
  lasts?: 'a while' | 'until dismissed'
  /** How long a while is; without it, long enough to read and to act. */
  durationMs?: number
  /** A newer notice with the same subject takes the place of the older one. */
  subject?: string
  /** Called when it goes away without its action having been taken. */
  onGone?: () => void
}

export interface ShownNotice extends Notice {
  readonly id: number
}

/** More than these at once cover the page: the oldest goes. */
const MAX_SHOWN = 3

let shown: readonly ShownNotice[] = []
let nextId = 1
const listeners = new Set<() => void>()

function replace(next: readonly ShownNotice[]): void {
  const gone = shown.filter((notice) => !next.includes(notice))
  shown = next
  for (const listener of listeners) listener()
  for (const notice of gone) notice.onGone?.()
}

/** Shows a notice; the function it returns takes it away. */
export function showNotice(notice: Notice): () => void {
  const id = nextId++
  const others = shown.filter(
    (other) => notice.subject === undefined || other.subject !== notice.subject,
  )
  replace([...others, { ...notice, id }].slice(-MAX_SHOWN))
  return () => dismissNotice(id)
}

export function dismissNotice(id: number): void {
  if (shown.some((notice) => notice.id === id)) replace(shown.filter((notice) => notice.id !== id))
}

/** Runs a notice's action and takes the notice away. */
export function takeNoticeAction(id: number): void {
  const notice = shown.find((candidate) => candidate.id === id)
  if (!notice?.action) return
  shown = shown.filter((other) => other.id !== id)
  for (const listener of listeners) listener()
  notice.action.run()
}

export const noticeStore = {
  get: () => shown,
  subscribe(onChange: () => void): () => void {
    listeners.add(onChange)
    return () => listeners.delete(onChange)
  },
}
