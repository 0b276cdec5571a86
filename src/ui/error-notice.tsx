import type { ReactNode } from 'react'
import { Button } from './button'
import { AlertIcon } from './icons/alert-icon'
import './error-notice.css'

interface ErrorNoticeProps {
  /** What happened. */
  message: string
  /** Why, and what to do. */
  children?: ReactNode
  onRetry?: () => void
  /** Whether the retry is under way. */
  isRetrying?: boolean
}

/** Takes the place of what could not be loaded, and of nothing else on the page. */
export function ErrorNotice({ message, children, onRetry, isRetrying = false }: ErrorNoticeProps) {
  return (
    <div className="error-notice" role="alert">
      <AlertIcon size={24} />
      <div className="error-notice-text">
        <p className="error-notice-message">{message}</p>
        {children && <p>{children}</p>}
      </div>
      {onRetry && (
        <Button look="quiet" aria-disabled={isRetrying} onClick={isRetrying ? undefined : onRetry}>
          {isRetrying ? 'Trying again…' : 'Try again'}
        </Button>
      )}
    </div>
  )
}
