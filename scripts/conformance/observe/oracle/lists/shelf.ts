import type { JsonObject } from '../../../../../mocks/contract/json'
import type { Difference } from '../../../model/errors'
import type { RuleId } from '../../../model/rules'
import type { Catalogue } from '../catalog/catalog'
import type { OwnProduct } from '../catalog/own-product'
import { differ, differIf } from '../differ'
import type { Seen } from '../seen'

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
