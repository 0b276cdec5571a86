import { toQuantileInterval } from './quantile-interval'

/** A median, and between what it lies. */
export interface MedianInterval {
  /** Not a number where one of the values is no finite number. */
  readonly median: number
  /** Infinite where the values are too few, or one of them is no finite number. */
  readonly low: number
  readonly high: number
}

/** Fewer values have no interval. */
export const LEAST_VALUES = 8
/** Up to so many the median is outside of one of all intervals at most 5 times of 100. */
export const MOST_VALUES = 45

/** The median and its interval; see `toQuantileInterval`. */
export function toMedianInterval(values: readonly number[]): MedianInterval {
  const { value, ...ends } = toQuantileInterval(values, 50)
  return { median: value, ...ends }
}
