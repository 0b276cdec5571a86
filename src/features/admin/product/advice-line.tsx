import type { Advice } from './product-advice'

/** What the service takes; it stands out where the service is going to refuse the field. */
export function AdviceLine({ advice }: { advice: Advice }) {
  return (
    <span className={advice.isWarning ? 'advice advice-warning' : 'advice'}>
      {advice.isWarning ? `The shop will refuse this: ${advice.text}` : advice.text}
    </span>
  )
}
