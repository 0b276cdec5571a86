/** What was measured at one size. */
export interface SizedValue {
  readonly size: number
  readonly value: number
}

/** `value = factor · size ^ exponent`. */
export interface PowerFit {
  readonly factor: number
  readonly exponent: number
}

/** An exponent with so many decimal places; what rounds to 0 has no sign. */
export function formatExponent(exponent: number, places: number): string {
  return exponent.toFixed(places).replace(/^-(?=[0.]+$)/, '')
}

/**
 * Fits a power by least squares of the logarithms; `undefined` where there are fewer than two sizes.
 *
 * @throws Error for a size or value that has no logarithm
 */
export function fitPower(points: readonly SizedValue[]): PowerFit | undefined {
  const logs = points.map(({ size, value }) => ({ x: toLog(size), y: toLog(value) }))
  const middleX = mean(logs.map(({ x }) => x))
  const middleY = mean(logs.map(({ y }) => y))
  const spread = sum(logs.map(({ x }) => (x - middleX) ** 2))
  if (!(spread > 0)) return undefined
  const exponent = sum(logs.map(({ x, y }) => (x - middleX) * (y - middleY))) / spread
  return { factor: Math.exp(middleY - exponent * middleX), exponent }
}

/**
 * The size from which on the value is above a limit: between two measured sizes on the line between them, beyond the
 * last one by the steeper of the fit and the last step, since what every call costs hides the growth of small sizes.
 * Infinity for what does not grow; `undefined` where there are fewer than two sizes.
 *
 * @param points by size, ascending
 */
export function findSizeAt(points: readonly SizedValue[], limit: number): number | undefined {
  const [first] = points
  const last = points.at(-1)
  const fit = fitPower(points)
  const step = fitPower(points.slice(-2))
  if (!first || !last || !fit || !step) return undefined
  if (first.value > limit) return first.size
  const index = points.findIndex(({ value }) => value > limit)
  const crossed = index > 0 && fitPower(points.slice(index - 1, index + 1))
  if (crossed) return solve(crossed, limit)
  const exponent = Math.max(fit.exponent, step.exponent)
  return solve({ exponent, factor: last.value / last.size ** exponent }, limit)
}

function solve({ factor, exponent }: PowerFit, value: number): number {
  return exponent > 0 ? (value / factor) ** (1 / exponent) : Number.POSITIVE_INFINITY
}

function toLog(value: number): number {
  if (value > 0 && Number.isFinite(value)) return Math.log(value)
  throw new Error(`${value} can't be drawn or fitted by its logarithm: it must be above 0.`)
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const mean = (values: readonly number[]) => sum(values) / values.length
