import type { Figure } from '../figure'
import { percentile } from '../percentile'
import { toMedianInterval } from './median-interval'
import { type RoundCounts, type RoundFigure, repeatUntilDecided } from './take-rounds'

/** A figure of what is measured in pairs. */
export interface PairFigure<Sample> extends Pick<RoundFigure<Sample>, 'name' | 'unit' | 'goal'> {
  /** `beside`: the yardstick's sample of the same pair, for what is more than that. */
  of(sample: Sample, beside: Sample): number
}

/** How pairs are described. */
interface Described<Sample> extends RoundCounts {
  readonly figures: readonly PairFigure<Sample>[]
  /** Names the other one in the table. */
  readonly yardstick: string
}

export interface Pairs<Sample> extends Described<Sample> {
  readonly own: () => Promise<Sample>
  readonly other: () => Promise<Sample>
}

export interface Pair<Sample> {
  readonly own: Sample
  readonly other: Sample
}

/**
 * Measures two in turns, so that what else the machine does meets both, and the order in each pair changes. It goes on until
 * the interval of every figure with a goal lies on one side of it, or there are enough pairs.
 *
 * @throws Error when more pairs are asked for than the intervals hold for
 */
export async function takePairs<Sample>({
  own,
  other,
  ...described
}: Pairs<Sample>): Promise<Figure[]> {
  return repeatPairs(described, async (round) => {
    if (round % 2 === 0) return { own: await own(), other: await other() }
    const second = await other()
    return { own: await own(), other: second }
  })
}

/**
 * As `takePairs`, where one measurement gives both, as one before and after something does.
 *
 * @throws Error when more pairs are asked for than the intervals hold for
 */
export async function repeatPairs<Sample>(
  { yardstick, figures, note, ...counts }: Described<Sample>,
  takePair: (round: number) => Promise<Pair<Sample>>,
): Promise<Figure[]> {
  return repeatUntilDecided(
    { ...counts, note: (text) => note(`pair ${text}`) },
    takePair,
    (pairs) => figures.map((figure) => toFigure(figure, yardstick, pairs)),
  )
}

function toFigure<Sample>(
  { of, ...figure }: PairFigure<Sample>,
  yardstick: string,
  pairs: readonly Pair<Sample>[],
): Figure {
  const values = pairs.map((pair) => of(pair.own, pair.other))
  const others = pairs.map((pair) => of(pair.other, pair.other))
  const isRatio = figure.goal?.of !== 'value'
  const ratios = values.map((value, index) => value / (others[index] ?? Number.NaN))
  const { median, low, high } = toMedianInterval(isRatio ? ratios : values)
  return {
    ...figure,
    value: percentile(values, 50),
    yardstick: { name: yardstick, value: percentile(others, 50) },
    ...(isRatio ? { ratio: median } : {}),
    interval: { of: isRatio ? 'ratio' : 'value', low, high, count: pairs.length },
  }
}
