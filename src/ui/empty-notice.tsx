import { type ReactNode, useRef } from 'react'
import { useFocusFallback } from './use-focus-fallback'
import './empty-notice.css'

interface EmptyNoticeProps {
  /** What there is none of. */
  message: string
  /** Links to go on with. */
  children?: ReactNode
}

/** Shown instead of an empty list. */
export function EmptyNotice({ message, children }: EmptyNoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  useFocusFallback(notice)
  return (
    <div ref={notice} className="empty-notice">
      <p className="empty-notice-message">{message}</p>
      {children}
    </div>
  )
}
