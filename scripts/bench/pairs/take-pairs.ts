import { type Figure, reachesGoal } from '../figure'
import { percentile } from '../percentile'
import { MOST_VALUES, toMedianInterval } from './median-interval'

/** A figure of what is measured in pairs. */
export interface PairedFigure<Sample> extends Pick<Figure, 'name' | 'unit' | 'goal'> {
  of(sample: Sample): number
}

export interface Pairs<Sample> {
  /** Names the other one in the table. */
  readonly yardstick: string
  readonly own: () => Promise<Sample>
  readonly other: () => Promise<Sample>
  readonly figures: readonly PairedFigure<Sample>[]
  /** Fewer than `LEAST_VALUES` have no interval. */
  readonly least: number
  /** At most `MOST_VALUES`. */
  readonly most: number
  readonly note: (text: string) => void
}

/**
 * Measures two in turns, so that what else the machine does meets both, and the order in each pair changes. It goes on until
 * the interval of every figure with a goal lies on one side of it, or there are enough pairs.
 *
 * @throws Error when more pairs are asked for than the intervals hold for
 */
export async function takePairs<Sample>({
  yardstick,
  own,
  other,
  figures,
  least,
  most,
  note,
}: Pairs<Sample>): Promise<Figure[]> {
  if (most > MOST_VALUES) {
    throw new Error(
      `${most} pairs are too many to look at after each: the intervals hold for ${MOST_VALUES}. Take at most that many.`,
    )
  }
  const pairs: { readonly own: Sample; readonly other: Sample }[] = []
  const describe = () => figures.map((figure) => toFigure(figure, yardstick, pairs))
  const isDecided = () => describe().every((figure) => reachesGoal(figure) !== 'open')
  while (pairs.length < least || (pairs.length < most && !isDecided())) {
    note(`pair ${pairs.length + 1} of ${least} to ${most}`)
    if (pairs.length % 2 === 0) {
      pairs.push({ own: await own(), other: await other() })
    } else {
      const second = await other()
      pairs.push({ own: await own(), other: second })
    }
  }
  return describe()
}

function toFigure<Sample>(
  { of, ...figure }: PairedFigure<Sample>,
  yardstick: string,
  pairs: readonly { readonly own: Sample; readonly other: Sample }[],
): Figure {
  const values = pairs.map((pair) => of(pair.own))
  const others = pairs.map((pair) => of(pair.other))
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
