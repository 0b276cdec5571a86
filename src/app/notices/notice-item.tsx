import { useEffect, useState } from 'react'
import { dismissNotice, type ShownNotice, takeNoticeAction } from '../../model/notice-store'
import { useSession } from '../../model/use-session'
import { CloseIcon } from '../../ui/icons'

const PLAIN_MS = 6_000
/** Time to read, decide and reach the button. */
const WITH_ACTION_MS = 10_000

/** One notice. Its timer is paused while the pointer or the focus is on it. */
export function NoticeItem({ notice }: { notice: ShownNotice }) {
  const [isHeld, setIsHeld] = useState(false)
  const isOver = useSession() !== null && notice.lasts === 'until signed in'
  const durationMs = notice.durationMs ?? (notice.action ? WITH_ACTION_MS : PLAIN_MS)

  useEffect(() => {
    if (isOver) dismissNotice(notice.id)
  }, [isOver, notice])

  useEffect(() => {
    if (isHeld || notice.lasts) return
    const timer = setTimeout(() => dismissNotice(notice.id), durationMs)
    return () => clearTimeout(timer)
  }, [isHeld, durationMs, notice])

  if (isOver) return null
  return (
    <li
      className={`notice notice-${notice.tone ?? 'plain'}`}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <span className="notice-message">{notice.message}</span>
      {notice.action && (
        <button type="button" className="notice-action" onClick={() => takeNoticeAction(notice.id)}>
          {notice.action.label}
        </button>
      )}
      <button
        type="button"
        className="notice-close"
        aria-label="Dismiss notice"
        onClick={() => dismissNotice(notice.id)}
      >
        <CloseIcon />
      </button>
    </li>
  )
}
