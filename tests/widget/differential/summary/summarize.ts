import { EVERYWHERE_NOTE, VERDICT } from './annotation'

type Annotations = readonly { readonly type: string; readonly description?: string }[]

/** How the two widgets compare. */
export interface Summary {
  readonly line: string
  /** Differences that may show everywhere and did so nowhere. */
  readonly unused: readonly string[]
}

/**
 * @param scenarios what each test noted
 * @param everywhere names of the differences that may show in every scenario
 * @param listed how many scenarios there are; the short form of the checks runs some of them
 */
export function summarize(
  scenarios: readonly Annotations[],
  everywhere: readonly string[],
  listed: number,
): Summary {
  const notes = scenarios.flat()
  const count = (kind: string) =>
    notes.filter(({ type, description }) => type === VERDICT && description === kind).length
  const shown = new Set(
    notes.filter(({ type }) => type === EVERYWHERE_NOTE).map(({ description }) => description),
  )
  const unused = everywhere.filter((name) => !shown.has(name))
  const accidents = count('differs-by-accident')
  const finished = count('agrees') + count('differs-on-purpose') + accidents
  const parts = [
    `${count('agrees')} agree`,
    `${count('differs-on-purpose')} differ on purpose`,
    `${accidents || 'none'} by accident`,
    ...(finished < scenarios.length ? [`${scenarios.length - finished} came to no end`] : []),
  ]
  return { line: `${scenarios.length} of ${listed} scenarios ran: ${parts.join(', ')}.`, unused }
}
