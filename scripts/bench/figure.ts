/** One measured number, beside the yardstick that was measured in the same run. */
export interface Figure {
  /** What was measured, in a few words; unique in its bench. */
  readonly name: string
  readonly value: number
  readonly unit:
    | 'kB'
    | 's'
    | 'ms'
    | 'MB'
    | 'requests'
    | 'count'
    | 'points'
    | 'score'
    | '/s'
    | 'exponent'
  readonly yardstick?: { readonly name: string; readonly value: number }
  /**
   * The median of the ratios of pairs, not a number where a yardstick was 0; without it, the ratio of the two values is
   * taken.
   */
  readonly ratio?: number
  /**
   * Between what the median of so many values, or of the ratios of so many pairs, lies, or the percentile that the name
   * says; see `toQuantileInterval`.
   */
  readonly interval?: {
    readonly of: 'value' | 'ratio'
    readonly low: number
    readonly high: number
    readonly count: number
  }
  /**
   * Counted, and the same each time, as calls or the bytes of a file are: judged by its value alone. What varies from run to
   * run (times, memory in use) is judged by its interval.
   */
  readonly isExact?: boolean
  /** The most that `value` itself, or its ratio to the yardstick, may be. */
  readonly goal?: { readonly of: 'value' | 'ratio'; readonly atMost: number }
}

/** A measurement that can be repeated by one command. */
export interface Bench {
  /** Takes seconds to minutes; `note` reports progress. */
  run(note: (text: string) => void): Promise<Figure[]>
  /** The file of an SVG that `run` leaves, for the bench's page. */
  readonly picture?: string
  /** Puts the figures, and what else `run` has left, into the documents, with a few words on the machine. */
  publish?(machine: string, figures: readonly Figure[]): Promise<void>
}

/** A count that must be 0. */
export const none = (name: string, value: number): Figure => ({
  name,
  value,
  unit: 'count',
  isExact: true,
  goal: { of: 'value', atMost: 0 },
})

/** The figure as a multiple of its yardstick. */
export function ratioOf({ value, yardstick, ratio }: Figure): number | undefined {
  return ratio ?? (yardstick && yardstick.value !== 0 ? value / yardstick.value : undefined)
}

/** `open`: the interval holds the goal, or there is none, so that nothing is shown. */
export type Verdict = 'reached' | 'missed' | 'open'

/**
 * Whether the figure reaches its goal: with the whole of its interval, or by its value if that is exact; without a goal
 * there is no verdict. What varies and was measured once, or is not a number, neither reaches nor misses anything: `open`.
 */
export function reachesGoal(figure: Figure): Verdict | undefined {
  const { goal, interval, isExact } = figure
  if (!goal) return undefined
  const measured = goal.of === 'value' ? figure.value : ratioOf(figure)
  if (measured === undefined) return 'missed'
  const exact = isExact ? { low: measured, high: measured } : undefined
  const range = interval?.of === goal.of ? interval : exact
  if (!range) return 'open'
  const { low, high } = range
  if (high <= goal.atMost) return 'reached'
  return low > goal.atMost ? 'missed' : 'open'
}
