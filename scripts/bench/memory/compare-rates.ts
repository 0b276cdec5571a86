import type { Figure } from '../figure'
import { LEAST_VALUES } from '../pairs/median-interval'
import { takePairs } from '../pairs/take-pairs'
import type { RoundFigure } from '../pairs/take-rounds'
import { startPlainEqual } from './plain-equal'
import { type Asked, type LoadResult, runLoad } from './run-load'
import type { Buying } from './while-buying'

const SECONDS = 1
/** What is drawn again at most once a second shows in some of them. */
const SECONDS_WHILE_BUYING = 3
const PAIRS = { least: LEAST_VALUES, most: 15 } as const
const DOCUMENT_GOAL_RATIO = 5
const DOCUMENT_GOAL_MS = 25

const RATE: RoundFigure<LoadResult> = {
  name: '',
  unit: '/s',
  of: ({ perSecond }) => perSecond,
}

/** The rate as a time, since a goal is an upper limit. */
export function timeForEach(goal: NonNullable<Figure['goal']>): RoundFigure<LoadResult> {
  return { name: ': time for each', unit: 'ms', of: ({ perSecond }) => 1_000 / perSecond, goal }
}

export const PERCENTILE: RoundFigure<LoadResult> = {
  name: ', 99th percentile',
  unit: 'ms',
  of: ({ percentile99Ms }) => percentile99Ms,
}

/** Documents are to come at a fifth of the plain server's rate, and none late. */
export const OF_DOCUMENTS: readonly RoundFigure<LoadResult>[] = [
  timeForEach({ of: 'ratio', atMost: DOCUMENT_GOAL_RATIO }),
  { ...PERCENTILE, goal: { of: 'value', atMost: DOCUMENT_GOAL_MS } },
]

/** What is asked for of whom. */
export interface ComparedRates {
  readonly name: string
  readonly origin: string
  readonly asked: Asked
  readonly goals: readonly RoundFigure<LoadResult>[]
  /** Goes on while it is asked for, and not while the plain server is. */
  readonly buying?: Buying
  note(text: string): void
}

/**
 * How often a second it is answered over 16 connections, and how often a plain Node answers with as many bytes.
 *
 * @throws Error when an answer is no 200
 */
export async function compareRates({
  name,
  origin,
  asked,
  goals,
  buying,
  note,
}: ComparedRates): Promise<Figure[]> {
  const seconds = buying ? SECONDS_WHILE_BUYING : SECONDS
  const load = () => runLoad(origin, asked, seconds)
  // The first of each warms up.
  await load()
  const plain = await startPlainEqual(origin, asked)
  try {
    const other = () => runLoad(plain.origin, { path: '/' }, seconds)
    await other()
    return await takePairs({
      yardstick: 'plain Node',
      own: buying ? () => buying.during(load) : load,
      other,
      figures: [RATE, ...goals].map((figure) => ({ ...figure, name: `${name}${figure.name}` })),
      ...PAIRS,
      note: (text) => note(`${name}: ${text}`),
    })
  } finally {
    await plain.close()
  }
}
