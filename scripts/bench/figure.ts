/** One measured number, beside the yardstick that was measured in the same run. */
export interface Figure {
  /** What was measured, in a few words; unique in its bench. */
  readonly name: string
  readonly value: number
  readonly unit: 'kB' | 's' | 'ms' | 'MB' | 'requests' | 'count' | 'points' | 'score' | '/s'
  readonly yardstick?: { readonly name: string; readonly value: number }
  /** The most that `value` itself, or its ratio to the yardstick, may be. */
  readonly goal?: { readonly of: 'value' | 'ratio'; readonly atMost: number }
}

/** A measurement that can be repeated by one command. */
export interface Bench {
  readonly name: string
  readonly about: string
  /** Takes seconds to minutes; `note` reports progress. */
  run(note: (text: string) => void): Promise<Figure[]>
}

/** A count that must be 0. */
export const none = (name: string, value: number): Figure => ({
  name,
  value,
  unit: 'count',
  goal: { of: 'value', atMost: 0 },
})

/** The figure as a multiple of its yardstick. */
export function ratioOf({ value, yardstick }: Figure): number | undefined {
  return yardstick && yardstick.value !== 0 ? value / yardstick.value : undefined
}

/** Whether the figure reaches its goal; without a goal there is no verdict. */
export function reachesGoal(figure: Figure): boolean | undefined {
  const { goal } = figure
  if (!goal) return undefined
  const measured = goal.of === 'value' ? figure.value : ratioOf(figure)
  return measured !== undefined && measured <= goal.atMost
}
