import { EVERYWHERE_NOTE, VERDICT, WALK_VERDICT } from './annotation'

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
  const all = scenarios.flat()
  const shown = new Set(
    all.filter(({ type }) => type === EVERYWHERE_NOTE).map(({ description }) => description),
  )
  const { text, finished } = countKinds(all, VERDICT)
  const open = scenarios.length - finished
  const notes = [
    ...(open > 0 ? [`${open} came to no end`] : []),
    ...(scenarios.length < listed ? [`${scenarios.length} of ${listed} scenarios ran`] : []),
  ]
  return {
    line: `${[text, ...notes].join('; ')}.`,
    unused: everywhere.filter((name) => !shown.has(name)),
  }
}

/** How the two widgets compare on random walks. */
export function summarizeWalks(tests: readonly Annotations[]): string {
  const { text } = countKinds(tests.flat(), WALK_VERDICT)
  return `Random walks: ${text}.`
}

function countKinds(notes: Annotations, wanted: string): { text: string; finished: number } {
  const count = (kind: string) =>
    notes.filter(({ type, description }) => type === wanted && description === kind).length
  const kinds = [
    count('agrees'),
    count('differs-on-purpose'),
    count('differs-by-accident'),
  ] as const
  const [agree, onPurpose, byAccident] = kinds
  const finished = agree + onPurpose + byAccident
  return {
    text: `${agree} of ${finished} agree, ${onPurpose} differ on purpose, ${byAccident} by accident`,
    finished,
  }
}
