import type { Batch } from './batch'
import type { StatusChanges } from './status-changes'

interface RefusalAnnouncerProps {
  changes: StatusChanges
  /** Its orders are told of by its own report. */
  batch: Batch | undefined
}

/** Reads out why a single order kept its status; the row shows it to those who see. */
export function RefusalAnnouncer({ changes, batch }: RefusalAnnouncerProps) {
  const texts = [...changes].flatMap(([orderId, change]) =>
    change.phase === 'refused' && !batch?.orderIds.includes(orderId)
      ? [`Order ${orderId} was not changed to ${change.wanted}: ${change.reason}`]
      : [],
  )
  return (
    <p className="visually-hidden" role="alert">
      {texts.at(-1)}
    </p>
  )
}
