import { type Figure, reachesGoal } from '../figure'
import { MOST_VALUES, toMedianInterval } from './median-interval'

/** A figure of what is measured again and again. */
export interface RoundFigure<Sample> extends Pick<Figure, 'name' | 'unit' | 'goal'> {
  of(sample: Sample): number
}

/** How often is measured, and who is told. */
export interface RoundCounts {
  /** Fewer than `LEAST_VALUES` have no interval. */
  readonly least: number
  /** At most `MOST_VALUES`. */
  readonly most: number
  readonly note: (text: string) => void
}

export interface Rounds<Sample> extends RoundCounts {
  readonly own: () => Promise<Sample>
  readonly figures: readonly RoundFigure<Sample>[]
}

/**
 * Measures again and again until the interval of every figure with a goal lies on one side of it, or it was often enough.
 *
 * @throws Error when more rounds are asked for than the intervals hold for
 */
export async function takeRounds<Sample>({
  own,
  figures,
  ...counts
}: Rounds<Sample>): Promise<Figure[]> {
  return repeatUntilDecided(counts, own, (samples) =>
    figures.map(({ of, ...figure }) => ({ ...figure, ...describeValues(samples.map(of)) })),
  )
}

/** The median of values that were measured one by one, and its interval. */
export function describeValues(
  values: readonly number[],
): Required<Pick<Figure, 'value' | 'interval'>> {
  const { median, low, high } = toMedianInterval(values)
  return { value: median, interval: { of: 'value', low, high, count: values.length } }
}

/**
 * Takes a sample after the other until `describe` finds no figure open, or there are enough.
 *
 * @throws Error when more are asked for than the intervals hold for
 */
export async function repeatUntilDecided<Sample>(
  { least, most, note }: RoundCounts,
  take: (round: number) => Promise<Sample>,
  describe: (samples: readonly Sample[]) => Figure[],
): Promise<Figure[]> {
  if (most > MOST_VALUES) {
    throw new Error(
      `${most} rounds are too many to look at after each: the intervals hold for ${MOST_VALUES}. Take at most that many.`,
    )
  }
  const samples: Sample[] = []
  const isDecided = () => describe(samples).every((figure) => reachesGoal(figure) !== 'open')
  while (samples.length < least || (samples.length < most && !isDecided())) {
    note(`${samples.length + 1} of ${least} to ${most}`)
    samples.push(await take(samples.length))
  }
  return describe(samples)
}
