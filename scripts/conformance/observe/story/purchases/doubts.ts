import { asObject } from '../../../../../mocks/contract/json'
import { createBoundedMap } from '../../bounded-map'
import { numberOf, type Seen } from '../seen'
import type { Draft } from './order'

/** A refused order, and its pieces of each product of which it is not known yet whether there were so many. */
interface Doubt {
  readonly refused: Seen
  readonly pieces: Map<string, number>
}

/** Orders that were refused although there seemed to be enough: others may have bought the last pieces, until more are shown. */
export interface Doubts {
  add(refused: Seen, draft: Draft): void
  /** The refused orders of which a call shows that all pieces were there. */
  resolve(seen: Seen): readonly Seen[]
}

const WRITES: ReadonlySet<string> = new Set(['updateProduct', 'deleteProduct'])

export function createDoubts(): Doubts {
  const doubts = createBoundedMap<Doubt>(200)

  const look = (doubt: Doubt, id: string, quantity: number): void => {
    const count = doubt.pieces.get(id)
    if (count === undefined) return
    doubt.pieces.delete(id)
    // Stock does not rise by itself.
    if (quantity < count) doubts.delete(keyOf(doubt))
  }

  const drop = (id: string) => {
    for (const doubt of doubts.values()) if (doubt.pieces.has(id)) doubts.delete(keyOf(doubt))
  }

  return {
    add(refused, { lines }) {
      const pieces = new Map([...lines].map(([id, { count }]) => [id, count]))
      const doubt = { refused, pieces }
      doubts.set(keyOf(doubt), doubt)
    },
    resolve(seen) {
      const id = String(seen.path['productId'])
      if (WRITES.has(seen.operation.id)) drop(id)
      const quantity = numberOf(asObject(seen.exchange.json)['quantity'])
      const isShown = seen.isOk && seen.isAlone && seen.operation.id === 'showProduct'
      if (!isShown || quantity === undefined) return []
      for (const doubt of doubts.values()) look(doubt, id, quantity)
      const resolved = doubts.values().filter(({ pieces }) => pieces.size === 0)
      for (const doubt of resolved) doubts.delete(keyOf(doubt))
      return resolved.map(({ refused }) => refused)
    },
  }
}

function keyOf({ refused }: Doubt): string {
  return String(refused.exchange.number)
}
