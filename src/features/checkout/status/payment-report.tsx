import type { ReactNode } from 'react'
import { AlertIcon } from '../../../ui/icons/alert-icon'
import { CheckIcon } from '../../../ui/icons/check-icon'
import './payment-report.css'

interface PaymentReportViewProps {
  report: PaymentReport | undefined
  /** What the shopper may do about it. */
  children?: ReactNode
}

/**
 * How a payment stands. The regions are there before they have anything to say, so that screen readers
 * hear each change: at once what went wrong, in passing what goes on.
 */
export function PaymentReportView({ report, children }: PaymentReportViewProps) {
  const body = report && (
    <div className={`payment-report payment-report-${report.tone}`}>
      {report.tone === 'success' ? <CheckIcon /> : <AlertIcon />}
      <div>
        <p className="payment-report-title">{report.title}</p>
        <p>{report.text}</p>
        {children && <div className="payment-report-actions">{children}</div>}
      </div>
    </div>
  )
  const isError = report?.tone === 'error'
  return (
    <>
      <div role="alert">{isError && body}</div>
      <div role="status">{!isError && body}</div>
    </>
  )
}

/** How a checkout stands, in words: whether money moved, whose turn it is, what comes next. */
export interface PaymentReport {
  readonly tone: 'error' | 'warning' | 'success' | 'info'
  readonly title: string
  readonly text: string
}
