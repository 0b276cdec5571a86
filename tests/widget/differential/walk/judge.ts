import { type Difference, explain, findDifferences, type Sign } from '../compare/compare'
import { type Channel, NOTHING, type Observation } from '../compare/observation'
import { EVERYWHERE } from '../intended/everywhere'

/** A difference after which the two widgets are in different states, so that a walk is compared no further. */
export interface Parting {
  /** What the new widget does better. */
  readonly reason: string
  /** Every one of them has to show in one step; other differences of that step are part of it. */
  readonly signs: readonly Sign[]
}

/** Differences that walks may meet, by name. */
export interface KnownDifferences {
  /** Of single lines; the walk goes on. */
  readonly passing: readonly Sign[]
  readonly intended: Readonly<Record<string, Parting>>
}

/** `name` is that of an intended difference. */
export type WalkVerdict =
  | { readonly kind: 'agrees' }
  | { readonly kind: 'differs-on-purpose'; readonly name: string }
  | { readonly kind: 'differs-by-accident'; readonly accidents: readonly Difference[] }

/** What merchants and shoppers notice; calls of the components are for the scenarios. */
const WATCHED: readonly Channel[] = ['results', 'events', 'areas', 'texts', 'unhandled']

/** Compares a walk of the old widget with that of the new one, up to the step where they part. */
export function judge(old: Observation, now: Observation, known: KnownDifferences): WalkVerdict {
  const found = findDifferences(watch(old), watch(now))
  const passing = [...Object.values(EVERYWHERE).flatMap(({ signs }) => signs), ...known.passing]
  const left = found.map((difference) => leave(difference, passing)).filter(isLeft)
  const [first] = left
  if (!first) return { kind: 'agrees' }
  const accidents = left.filter(({ at }) => at === first.at)
  const name = nameOf(accidents, known.intended)
  if (name !== undefined) return { kind: 'differs-on-purpose', name }
  return { kind: 'differs-by-accident', accidents }
}

/** What is watched, its ids numbered as they appear there. */
function watch(observation: Observation): Observation {
  const numbers = new Map<string, number>()
  const renumber = (line: string) =>
    line.replace(/<\w+ \d+>/g, (id) => {
      const number = numbers.get(id) ?? numbers.size + 1
      numbers.set(id, number)
      return `<id ${number}>`
    })
  return observation.map(({ name, seen }) => ({
    name,
    seen: {
      ...NOTHING,
      ...Object.fromEntries(
        WATCHED.map((channel) => [channel, (seen[channel] ?? []).map(renumber)]),
      ),
    },
  }))
}

function leave(difference: Difference, signs: readonly Sign[]): Difference {
  let rest = difference
  for (const sign of signs) rest = explain(rest, sign) ?? rest
  return rest
}

function isLeft({ old, new: now }: Difference): boolean {
  return old.length + now.length > 0
}

function nameOf(
  accidents: readonly Difference[],
  known: Readonly<Record<string, Parting>>,
): string | undefined {
  const shows = (sign: Sign) => accidents.some((difference) => explain(difference, sign))
  return Object.entries(known).find(([, { signs }]) => signs.every(shows))?.[0]
}
