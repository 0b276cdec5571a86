import { useState } from 'react'
import type { Batch } from '../batch'
import { reasonOf, type StatusChange, type StatusChanges } from './status-changes'

interface StatusAnnouncerProps {
  changes: StatusChanges
  /** Its orders are told of by its own report. */
  batch: Batch | undefined
}

type Singles = readonly (readonly [orderId: string, change: StatusChange])[]

/** Reads out what became of a single order's change, and why; the row shows it to those who see. */
export function StatusAnnouncer({ changes, batch }: StatusAnnouncerProps) {
  const [told, setTold] = useState('')
  const singles = [...changes].filter(([orderId]) => !batch?.orderIds.includes(orderId))
  const done = tellDone(singles, told)
  // A change that was saved is forgotten as soon as the list is there again, perhaps before it was read out.
  if (done !== told) setTold(done)
  return (
    <>
      <p className="visually-hidden" role="alert">
        {tellRefused(singles)}
      </p>
      <p className="visually-hidden" role="status">
        {done}
      </p>
    </>
  )
}

function tellRefused(singles: Singles): string | undefined {
  return singles
    .flatMap(([orderId, change]) => {
      const reason = reasonOf(change)
      return reason === undefined
        ? []
        : [`Order ${orderId} was not changed to ${change.wanted}: ${reason}`]
    })
    .at(-1)
}

/** Empty while something is sent, so that the same sentence is read out again when it comes true again. */
function tellDone(singles: Singles, told: string): string {
  const saved = singles.findLast(([, { phase }]) => phase === 'saved')
  if (saved) return `Order ${saved[0]} is ${saved[1].wanted} now.`
  return singles.some(([, { phase }]) => phase === 'sending') ? '' : told
}
