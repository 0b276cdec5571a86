import { relativeTime } from './relative-time'
import { useNow } from './use-now'

/** When a product came to the shop; the exact time is its tooltip. */
export function AddedOn({ createdAt }: { createdAt: string }) {
  const now = useNow()
  const moment = new Date(createdAt)
  if (Number.isNaN(moment.getTime())) return null
  return (
    <span className="added-on">
      Added on{' '}
      <time
        dateTime={createdAt}
        onPointerEnter={({ currentTarget }) => {
          // Only now: most visitors need no words of `Intl`.
          currentTarget.title = moment.toLocaleString()
        }}
      >
        {relativeTime(moment, now)}
      </time>
    </span>
  )
}
