import type { Figure } from '../figure'
import { LEAST_VALUES } from '../pairs/median-interval'
import { takePairs } from '../pairs/take-pairs'
import type { RoundFigure } from '../pairs/take-rounds'
import { type Asked, type LoadResult, runLoad } from './run-load'

const SECONDS = 1
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

/** Documents are to come at a fifth of the plain server's rate, and none late. */
export const OF_DOCUMENTS: readonly RoundFigure<LoadResult>[] = [
  timeForEach({ of: 'ratio', atMost: DOCUMENT_GOAL_RATIO }),
  {
    name: ', 99th percentile',
    unit: 'ms',
    of: ({ percentile99Ms }) => percentile99Ms,
    goal: { of: 'value', atMost: DOCUMENT_GOAL_MS },
  },
]

/** What is asked for of whom, beside a plain server that sends as many bytes. */
export interface ComparedRates {
  readonly name: string
  readonly origin: string
  readonly asked: Asked
  readonly plainOrigin: string
  readonly goals: readonly RoundFigure<LoadResult>[]
  note(text: string): void
}

/** How often a second it is answered over 16 connections, and how often a plain Node answers. */
export async function compareRates({
  name,
  origin,
  asked,
  plainOrigin,
  goals,
  note,
}: ComparedRates): Promise<Figure[]> {
  const own = () => runLoad(origin, asked, SECONDS)
  const other = () => runLoad(plainOrigin, { path: '/' }, SECONDS)
  // The first of each warms up.
  await own()
  await other()
  const figures = [RATE, ...goals].map((figure) => ({ ...figure, name: `${name}${figure.name}` }))
  const about = (text: string) => note(`${name}: ${text}`)
  return takePairs({ yardstick: 'plain Node', own, other, figures, ...PAIRS, note: about })
}
