import {
  type FocusEvent,
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import { noticeStore } from '../../model/notice-store'
import { MAIN_ID } from '../page/main-content'
import { NoticeItem } from './notice-item'
import './notices.css'

/** What the server draws. */
const NONE: readonly never[] = []

/** Where passing notices appear: announced politely, above the page's lower edge. */
export function NoticeHost() {
  // Deferred: the pressed control updates first, its notice may come a frame later.
  const notices = useDeferredValue(
    useSyncExternalStore(noticeStore.subscribe, noticeStore.get, () => NONE),
  )
  const onFocus = useFocusReturn(notices)
  return (
    <section className="notices" aria-label="Notices" onFocus={onFocus}>
      <ol aria-live="polite" aria-relevant="additions" className="notices-list">
        {notices.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} />
        ))}
      </ol>
    </section>
  )
}

/** A notice that goes away with the focus in it gives the focus back to where it came from. */
function useFocusReturn(notices: unknown): (event: FocusEvent<HTMLElement>) => void {
  const origin = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (!notices || document.activeElement !== document.body || !origin.current) return
    const target = origin.current.isConnected ? origin.current : document.getElementById(MAIN_ID)
    origin.current = null
    target?.focus({ preventScroll: true })
  }, [notices])
  return ({ relatedTarget, currentTarget }) => {
    if (currentTarget.contains(relatedTarget)) return
    // It comes from nowhere if what had it before has gone already.
    origin.current =
      relatedTarget instanceof HTMLElement ? relatedTarget : document.getElementById(MAIN_ID)
  }
}
