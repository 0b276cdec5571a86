import { type ReactNode, useRef } from 'react'
import { Button } from './button'
import { AlertIcon } from './icons'
import { useFocusFallback } from './use-focus-fallback'
import './error-notice.css'

interface ErrorNoticeProps {
  /** What happened. */
  message: string
  /** Why, and what to do. */
  children?: ReactNode
  onRetry?: () => void
  /** Whether the retry is pending. */
  isRetrying?: boolean
  /** Another way on, beside the retry. */
  wayOn?: ReactNode
}

/** Shown instead of the part of a page that could not be loaded. */
export function ErrorNotice(props: ErrorNoticeProps) {
  const { message, children, onRetry, isRetrying = false, wayOn } = props
  const notice = useRef<HTMLDivElement>(null)
  useFocusFallback(notice)
  return (
    <div ref={notice} className="error-notice" role="alert">
      <AlertIcon size={24} />
      <div className="error-notice-text">
        <p className="error-notice-message">{message}</p>
        {/* A service's own words are what happened as well as why. */}
        {children !== message && children && <p>{children}</p>}
      </div>
      {onRetry && (
        <Button look="quiet" aria-disabled={isRetrying} onClick={isRetrying ? undefined : onRetry}>
          {isRetrying ? 'Trying again…' : 'Try again'}
        </Button>
      )}
      {wayOn}
    </div>
  )
}
