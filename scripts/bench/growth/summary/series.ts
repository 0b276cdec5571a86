import type { OperationId } from '../../../../mocks/api/contract/operation'
import { findSizeAt, fitPower, type SizedValue } from '../fit/fit-power'
import { type Growth, type Kind, PRODUCTS_PER_ORDER } from '../growth'

const LIMIT_MS = 1_000

/** One call at all sizes of one database. */
export interface Series {
  readonly database: Growth['database']
  readonly operation: OperationId
  readonly name: string
  readonly kind: Kind
  /** 95th percentiles in ms by numbers of products, ascending. */
  readonly points: readonly SizedValue[]
  /** Answers' lengths likewise. */
  readonly lengths: readonly SizedValue[]
  /** Of the power that fits best; `undefined` with one size. */
  readonly exponent: number | undefined
}

/** Every call at the sizes of a database, in the order in which they were made. */
export function toSeries({ database, steps }: Growth): readonly Series[] {
  return (steps.at(-1)?.calls ?? []).map(({ operation, name, kind }) => {
    const timed = steps.flatMap(({ products, calls }) =>
      calls.filter((call) => call.name === name).map((call) => ({ size: products, call })),
    )
    const points = timed.map(({ size, call }) => ({ size, value: call.percentile95Ms }))
    const lengths = timed.map(({ size, call }) => ({ size, value: call.bytes }))
    return {
      database,
      operation,
      name,
      kind,
      points,
      lengths,
      exponent: fitPower(points)?.exponent,
    }
  })
}

/** Where a call passes one second. */
export interface Breaking {
  readonly series: Series
  /** Products or orders, as its kind says. */
  readonly size: number
  /** The answer's length there; `undefined` with one size. */
  readonly bytes: number | undefined
  readonly isExtrapolated: boolean
}

/** What passes one second before ten times the largest size, what breaks first being first. */
export function findBreaking(growth: Growth): readonly Breaking[] {
  const largest = growth.steps.at(-1)?.products ?? 0
  return toSeries(growth)
    .flatMap((series) => {
      const products = findSizeAt(series.points, LIMIT_MS) ?? Number.POSITIVE_INFINITY
      if (products > largest * FARTHEST) return []
      const size = series.kind === 'orders' ? products / PRODUCTS_PER_ORDER : products
      const growth = fitPower(series.lengths)
      const bytes = growth && growth.factor * products ** growth.exponent
      return [{ series, size, products, bytes, isExtrapolated: products > largest }]
    })
    .toSorted((one, other) => one.products - other.products)
}

/** Beyond it an extrapolation says nothing. */
const FARTHEST = 10
