import { isObject } from '../../../../mocks/contract/json'

export function isWithin(
  size: number,
  { atLeast, atMost }: { readonly atLeast?: number; readonly atMost?: number },
): boolean {
  return (atLeast === undefined || size >= atLeast) && (atMost === undefined || size <= atMost)
}

export function isSorted(values: readonly unknown[], order: 'asc' | 'desc'): boolean {
  const [type] = new Set(values.map((value) => typeof value))
  const areLike = values.every((value) => typeof value === type)
  if (values.length > 0 && (!areLike || (type !== 'number' && type !== 'string'))) return false
  return values.every((value, index) => {
    if (index === 0) return true
    const difference = compare(values[index - 1], value)
    return order === 'asc' ? difference <= 0 : difference >= 0
  })
}

/** Whether numbers are the first ones of all that are numbers, in that order of them. */
export function isFirst(
  values: readonly unknown[],
  all: readonly unknown[],
  order: 'asc' | 'desc',
): boolean {
  const numbers = all.filter((one) => typeof one === 'number')
  const sorted = numbers.toSorted((a, b) => (order === 'asc' ? a - b : b - a))
  return values.every((value, index) => typeof value === 'number' && value === sorted[index])
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  const [left, right] = [String(a), String(b)]
  return left === right ? 0 : left < right ? -1 : 1
}

/** A date-time of RFC 3339 without leap seconds: to the second, its fraction, its offset. */
export const DATE_TIME =
  '^(?<d>[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9])([.](?<f>[0-9]+))?(?<z>Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$'

const dateTime = new RegExp(DATE_TIME)

/**
 * Milliseconds; `undefined` for what is no date-time. `Date.parse` alone takes "7" for
 * a day in July.
 */
export function toTime(value: unknown): number | undefined {
  const time = typeof value === 'string' && dateTime.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? undefined : time
}

export function hasDecimals(value: number, places: number): boolean {
  const scaled = value * 10 ** places
  return Math.abs(scaled - Math.round(scaled)) < 1e-6
}

export function toLower(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}

export function isSame(a: unknown, b: unknown): boolean {
  return toCanonical(a) === toCanonical(b)
}

/** JSON with its keys in order. */
export function toCanonical(value: unknown): string {
  return (
    JSON.stringify(value, (_, inner: unknown) =>
      isObject(inner)
        ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
    ) ?? 'undefined'
  )
}
