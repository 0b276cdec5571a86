import type { JsonObject } from '../../../../../mocks/contract/json'
import type { Difference } from '../../../model/errors'
import type { RuleId } from '../../../model/rules'
import type { Catalogue } from '../catalogue/catalogue'
import type { OwnProduct } from '../catalogue/own-product'
import { differ, differIf } from '../differ'
import { numberOf, type Seen } from '../seen'

/** The own products that lists must hold. */
export interface Shelf {
  readonly catalogue: Catalogue
  /** Those that are there, once all that was written is settled; none before. */
  present(seen: Seen): readonly OwnProduct[]
  isSettled(seen: Seen): boolean
}

export function createShelf(catalogue: Catalogue, settleMs: number): Shelf {
  const isSettled = (seen: Seen) => seen.isAlone && seen.startedAt >= catalogue.writtenAt + settleMs
  return {
    catalogue,
    isSettled,
    present: (seen) =>
      isSettled(seen)
        ? catalogue.listOwn().filter(({ id, isGone }) => id !== undefined && !isGone)
        : [],
  }
}

/** A product that a list lacks. */
export function differLost(
  seen: Seen,
  rule: RuleId,
  lost: OwnProduct | undefined,
  count: number,
): Difference | undefined {
  return differIf(lost !== undefined, seen, {
    rule,
    expected: `the product ${String(lost?.wanted['name'])}`,
    got: `${count} products without it`,
    cause: 'It was created earlier in this recording, and belongs into the list.',
  })
}

/** A product that a list should not have. */
export function differStray(
  seen: Seen,
  rule: RuleId,
  stray: JsonObject | undefined,
  what: string,
): Difference | undefined {
  if (!stray) return undefined
  return differ(seen, {
    rule,
    expected: 'only what was asked for',
    got: `${what}: ${String(stray['name'])} (${String(stray['_id'])})`,
    cause: 'The list holds a product that does not belong into it.',
  })
}

export function differLimit(seen: Seen, most: number, count: number): Difference | undefined {
  return differIf(count > most, seen, {
    rule: 'limit',
    expected: `${most} products at most`,
    got: `${count} products`,
    cause: 'The limit is not kept.',
  })
}

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
