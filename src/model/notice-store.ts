import { createStore, type Store } from '../lib/store'

/** A short message to the visitor, beside the page they are on. */
export interface Notice {
  message: string
  tone?: 'plain' | 'warning' | 'error'
  /** What the visitor may do about it, such as undo. */
  action?: { label: string; run(): void }
  /** For what must not be missed; without it, a while. */
  lasts?: 'until dismissed' | 'until signed in'
  /** How long a while is; without it, long enough to read and to act. */
  durationMs?: number
  /** A newer notice with the same subject replaces the older one. */
  subject?: string
  /** Called when it goes away and its action was not taken. */
  onGone?: () => void
}

export interface ShownNotice extends Notice {
  readonly id: number
}

/** More than these at once cover the page: the oldest goes that may be missed. */
const MAX_SHOWN = 3

const shown = createStore<readonly ShownNotice[]>([])
let nextId = 1

/** The notices on the page, oldest first. */
export const noticeStore: Pick<Store<readonly ShownNotice[]>, 'get' | 'subscribe'> = shown

/** Shows a notice; the function it returns dismisses it. */
export function showNotice(notice: Notice): () => void {
  const id = nextId++
  const others = shown.get().filter(({ subject }) => !subject || subject !== notice.subject)
  const dropped = others[MAX_SHOWN - 1] && others.find(({ lasts }) => !lasts)
  replace([...others.filter((other) => other !== dropped), { ...notice, id }])
  return () => dismissNotice(id)
}

export function dismissNotice(id: number): void {
  replace(without(id))
}

/** Runs a notice's action and dismisses the notice. */
export function takeNoticeAction(id: number): void {
  const notice = shown.get().find((candidate) => candidate.id === id)
  if (!notice?.action) return
  shown.set(without(id))
  notice.action.run()
}

function without(id: number): readonly ShownNotice[] {
  return shown.get().filter((notice) => notice.id !== id)
}

function replace(next: readonly ShownNotice[]): void {
  const gone = shown.get().filter((notice) => !next.includes(notice))
  shown.set(next)
  for (const notice of gone) notice.onGone?.()
}
