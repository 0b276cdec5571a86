import { useRef } from 'react'
import { Button } from '../../../ui/button'
import { useFocusFallback } from '../../../ui/use-focus-fallback'
import { type Batch, describeResult, judgeBatch } from './batch'
import type { StatusChanges } from './status/status-changes'

interface BatchReportProps {
  batch: Batch
  changes: StatusChanges
  onRetry(orderIds: readonly string[]): void
  onClose(): void
}

/** More lines than anybody reads; the rows of the table tell the rest. */
const MAX_LINES = 100

/** What became of orders that were changed together: one result for each. */
export function BatchReport({ batch, changes, onRetry, onClose }: BatchReportProps) {
  const report = useRef<HTMLElement>(null)
  useFocusFallback(report)
  const result = judgeBatch(batch, changes)
  const { sending, changed, refused } = result
  return (
    <section ref={report} className="batch-report" aria-label="Result for the selected orders">
      <p role="status">{describeResult(batch, result)}</p>
      {sending === 0 && (
        <>
          <ul className="batch-results">
            {refused.slice(0, MAX_LINES).map(({ orderId, reason }) => (
              <li key={orderId}>
                {orderId}: not changed. {reason}
              </li>
            ))}
            {changed.slice(0, Math.max(0, MAX_LINES - refused.length)).map((orderId) => (
              <li key={orderId}>
                {orderId}: {batch.wanted}
              </li>
            ))}
          </ul>
          {refused.length > 0 && (
            <Button look="quiet" onClick={() => onRetry(refused.map(({ orderId }) => orderId))}>
              Try the {refused.length} again
            </Button>
          )}
          <Button look="quiet" onClick={onClose}>
            Close
          </Button>
        </>
      )}
    </section>
  )
}
