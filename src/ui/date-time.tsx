interface DateTimeProps {
  /** As the contract has it: `2026-11-21T12:00:00Z`. */
  value: string
  /** Leaves the time of day to the tooltip. */
  isDayOnly?: boolean
}

/** A moment in the visitor's locale and time zone. One that can't be read shows as it came. */
export function DateTime({ value, isDayOnly = false }: DateTimeProps) {
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return value
  const exact = exactFormat.format(date)
  return (
    // Names of months run in another direction than the page.
    <time dateTime={value} dir="auto" title={isDayOnly ? exact : undefined}>
      {isDayOnly ? dayFormat.format(date) : exact}
    </time>
  )
}

const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })
const exactFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
