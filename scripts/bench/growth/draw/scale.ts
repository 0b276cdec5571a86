/** Places a value on a logarithmic axis between two ends; what lies outside is put at the nearer end. */
export function createLogScale(
  [lowest, highest]: readonly [number, number],
  [start, end]: readonly [number, number],
): (value: number) => number {
  const low = Math.log10(lowest)
  const span = Math.log10(highest) - low
  return (value) => {
    const share = Math.min(1, Math.max(0, (Math.log10(value) - low) / span))
    return Math.round((start + share * (end - start)) * 10) / 10
  }
}

/** The powers of ten from the one at or below the least value to the one at or above the largest. */
export function toDecades(values: readonly number[]): readonly [number, number] {
  const low = Math.floor(Math.log10(Math.min(...values)))
  const high = Math.ceil(Math.log10(Math.max(...values)))
  return [10 ** low, 10 ** Math.max(high, low + 1)]
}
