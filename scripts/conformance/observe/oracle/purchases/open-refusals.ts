import { createBoundedMap } from '../../../../../mocks/api/lib/bounded-map'
import { isWriteOf } from '../../../model/is-write'
import { findProducts } from '../catalog/own-product'
import { numberOf, type Seen } from '../seen'
import type { Draft } from './order'

/** A refused order, and its pieces of each product of which it is not known yet whether there were so many. */
interface OpenRefusal {
  readonly refused: Seen
  readonly pieces: Map<string, number>
}

/** Orders that were refused although there seemed to be enough: others may have bought the last pieces, until more are shown. */
export interface OpenRefusals {
  add(refused: Seen, draft: Draft): void
  /** The refused orders of which a call shows that all pieces were there. */
  resolve(seen: Seen): readonly Seen[]
}

const WRITES: ReadonlySet<string> = new Set(['updateProduct', 'deleteProduct'])

/** @param settleMs how long lists may lag behind */
export function createOpenRefusals(settleMs: number): OpenRefusals {
  const open = createBoundedMap<OpenRefusal>(200)

  /** Of a refusal that is older than what the answer shows. */
  const look = (refusal: OpenRefusal, id: string, quantity: number | undefined): void => {
    const count = refusal.pieces.get(id)
    if (count === undefined || quantity === undefined) return
    refusal.pieces.delete(id)
    // Stock does not rise by itself.
    if (quantity < count) open.delete(keyOf(refusal))
  }

  const drop = (id: string) => {
    for (const refusal of open.values()) if (refusal.pieces.has(id)) open.delete(keyOf(refusal))
  }

  return {
    add(refused, { lines }) {
      const pieces = new Map([...lines].map(([id, { count }]) => [id, count]))
      const refusal = { refused, pieces }
      open.set(keyOf(refusal), refusal)
    },
    resolve(seen) {
      if (WRITES.has(seen.operation.id)) drop(String(seen.path['productId']))
      if (!seen.isOk || !seen.isAlone || isWriteOf(seen.operation)) return []
      const patience = seen.operation.id === 'showProduct' ? 0 : settleMs
      const older = open
        .values()
        .filter(({ refused }) => refused.endedAt + patience <= seen.startedAt)
      for (const { _id, quantity } of findProducts(seen.exchange.json))
        for (const refusal of older) look(refusal, String(_id), numberOf(quantity))
      const resolved = open.values().filter(({ pieces }) => pieces.size === 0)
      for (const refusal of resolved) open.delete(keyOf(refusal))
      return resolved.map(({ refused }) => refused)
    },
  }
}

function keyOf({ refused }: OpenRefusal): string {
  return String(refused.exchange.number)
}
