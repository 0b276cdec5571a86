import type { JsonObject } from '../../../../../mocks/contract/json'
import type { Difference } from '../../../model/errors'
import { differIf } from '../differ'
import { numberOf, type Seen } from '../seen'

interface Sorting {
  /** How far a product comes before another one; below 0 they are the wrong way round. */
  gap(first: JsonObject, second: JsonObject): number
  /** Beyond it they are no tie, however coarse a service keeps its times. */
  readonly tie: number
}

const SAME_MINUTE_MS = 60_000

export function sortedBy(field: string, order: string): Sorting {
  const sign = order === 'asc' ? 1 : -1
  const rankOf = (product: JsonObject) =>
    field === 'sold'
      ? (numberOf(product['sold']) ?? Number.NaN)
      : Date.parse(String(product['createdAt']))
  return {
    gap: (first, second) => (rankOf(second) - rankOf(first)) * sign,
    tie: field === 'sold' ? 0 : SAME_MINUTE_MS,
  }
}

export function differOrder(
  seen: Seen,
  products: readonly JsonObject[],
  { gap }: Sorting,
): Difference | undefined {
  const at = products.findIndex((product, index) => {
    const next = products[index + 1]
    return next !== undefined && gap(product, next) < 0
  })
  return differIf(at !== -1, seen, {
    rule: 'sort-order',
    expected: 'the order that was asked for',
    got: `${String(products[at]?.['name'])} before ${String(products[at + 1]?.['name'])}`,
    cause: 'The list is in another order.',
  })
}
