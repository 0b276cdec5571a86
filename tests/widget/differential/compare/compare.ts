import { differenceOf } from './line-difference'
import { CHANNELS, type Channel, type Observation, type StepObservation } from './observation'

/** A whole line, or what a line has to look like. */
export type Pattern = string | RegExp

/** How a difference shows: what the old and the new widget say of one and the same step. */
export interface Sign {
  readonly channel: Channel
  /** Only of steps of this name; of any step without. */
  readonly step?: Pattern
  /** Lines that only the old one has; each of them has to be there. */
  readonly old?: readonly Pattern[]
  /** Lines that only the new one has; each of them has to be there. */
  readonly new?: readonly Pattern[]
  /** A line that both have, each at another place. */
  readonly moved?: Pattern
}

/** A difference that is meant to be. */
export interface IntendedDifference {
  /** What the new widget does better, for whom. */
  readonly reason: string
  /** Every one of them has to show in a scenario that names the difference. */
  readonly signs: readonly Sign[]
}

/** Lines of one channel of one step that only one of the two has. */
export interface Difference {
  readonly step: string
  /** Which step it is, from 0. */
  readonly at: number
  readonly channel: Channel
  readonly old: readonly string[]
  readonly new: readonly string[]
}

/** `everywhere` names those of the differences that may show in every scenario which did. */
export type Verdict =
  | { readonly kind: 'agrees'; readonly everywhere: readonly string[] }
  | { readonly kind: 'differs-on-purpose'; readonly everywhere: readonly string[] }
  | {
      readonly kind: 'differs-by-accident'
      /** Differences that nobody intends. */
      readonly accidents: readonly Difference[]
      /** Intended differences, one sign of which at least didn't show. */
      readonly missing: readonly string[]
    }

interface Intentions {
  /** By name; each of them has to show. */
  readonly expected: Readonly<Record<string, IntendedDifference>>
  /** By name; they may show in every scenario. */
  readonly everywhere: Readonly<Record<string, IntendedDifference>>
}

/** Compares what was seen of the old and of the new widget in one scenario. */
export function compare(old: Observation, now: Observation, intentions: Intentions): Verdict {
  const found = findDifferences(old, now)
  // What shows everywhere first: the others may be about whole calls.
  const intended = [...Object.values(intentions.everywhere), ...Object.values(intentions.expected)]
  const signs = intended.flatMap(({ signs: own }) => own)
  const shown = new Set<Sign>()
  const accidents = found.flatMap((difference) => {
    let rest = difference
    for (const sign of signs) {
      const left = explain(rest, sign)
      if (left === undefined) continue
      rest = left
      shown.add(sign)
    }
    return rest.old.length + rest.new.length > 0 ? [rest] : []
  })
  const missing = Object.entries(intentions.expected)
    .filter(([, { signs: own }]) => own.some((sign) => !shown.has(sign)))
    .map(([name]) => name)
  if (accidents.length + missing.length > 0) {
    return { kind: 'differs-by-accident', accidents, missing }
  }
  return {
    kind: Object.keys(intentions.expected).length > 0 ? 'differs-on-purpose' : 'agrees',
    everywhere: Object.entries(intentions.everywhere)
      .filter(([, { signs: own }]) => own.some((sign) => shown.has(sign)))
      .map(([name]) => name),
  }
}

/**
 * What one of the two shows and the other does not, step by step.
 *
 * @throws Error when they did not go through the same steps
 */
export function findDifferences(old: Observation, now: Observation): Difference[] {
  if (old.length !== now.length) {
    throw new Error(`The old widget went through ${old.length} steps, the new one ${now.length}.`)
  }
  return old.flatMap((step, index) => {
    const same = now[index]
    if (same?.name !== step.name) throw new Error(`"${step.name}" is not "${same?.name}".`)
    return CHANNELS.map((channel) => differenceIn(channel, index, step, same)).filter(
      (difference) => difference.old.length + difference.new.length > 0,
    )
  })
}

function differenceIn(
  channel: Channel,
  at: number,
  old: StepObservation,
  now: StepObservation,
): Difference {
  return {
    step: old.name,
    at,
    channel,
    ...differenceOf(old.seen[channel] ?? [], now.seen[channel] ?? []),
  }
}

/** The lines that the sign leaves unexplained; `undefined` unless all that it asks for shows. */
export function explain(difference: Difference, sign: Sign): Difference | undefined {
  if (sign.channel !== difference.channel) return undefined
  if (sign.step !== undefined && !fits(difference.step, sign.step)) return undefined
  const moved = listMoved(difference, sign.moved)
  const old = takeOut(difference.old, [...(sign.old ?? []), ...moved])
  const now = takeOut(difference.new, [...(sign.new ?? []), ...moved])
  const isMissing = sign.moved !== undefined && moved.length === 0
  return isMissing ? undefined : old && now && { ...difference, old, new: now }
}

/** Whole lines of the pattern that each side has, so that nothing else about them differs. */
function listMoved({ old, new: now }: Difference, pattern: Pattern | undefined): readonly string[] {
  if (pattern === undefined) return []
  return old.filter((line) => fits(line, pattern) && now.includes(line))
}

/** The lines without those that the patterns name; `undefined` when a pattern finds none. */
function takeOut(lines: readonly string[], patterns: readonly Pattern[]): string[] | undefined {
  const isFound = (pattern: Pattern) => lines.some((line) => fits(line, pattern))
  if (!patterns.every(isFound)) return undefined
  return lines.filter((line) => !patterns.some((pattern) => fits(line, pattern)))
}

function fits(line: string, pattern: Pattern): boolean {
  return typeof pattern === 'string' ? line === pattern : pattern.test(line)
}
