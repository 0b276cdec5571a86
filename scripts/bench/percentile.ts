/** The smallest of the values that so many per cent of them do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? Number.NaN
}

export function median(values: readonly number[]): number {
  return percentile(values, 50)
}
