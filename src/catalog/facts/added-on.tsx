import { visitorLocale } from '../../lib/locale'
import { relativeTime } from './relative-time'
import { useNow } from './use-now'

/** When a product came to the shop; the exact time is its tooltip. */
export function AddedOn({ createdAt }: { createdAt: string }) {
  const now = useNow()
  const moment = new Date(createdAt)
  if (Number.isNaN(moment.getTime())) return null
  // The server does not know the visitor's time zone.
  const exact = import.meta.env.SSR ? undefined : moment.toLocaleString(visitorLocale())
  return (
    <span className="added-on">
      Added on{' '}
      <time dateTime={createdAt} title={exact}>
        {relativeTime(moment, now)}
      </time>
    </span>
  )
}
