import type { Database } from '../database/database'
import type { OrderLineRecord } from '../database/tables/orders'
import { countFreePieces, judgeOrder, type StockedProduct } from './order-rules'
import {
  type AdmitFree,
  type OrderPlacement,
  type Placement,
  placeOrder,
  toOrder,
} from './place-order'
import { writeOrder } from './write-order'

type Place = (placement: OrderPlacement, now: Date, admitFree: AdmitFree) => Promise<Placement>

/** The last products that were ordered. */
const MOST_KNOWN = 1_000

/**
 * Returns a function that places orders as `placeOrder` does, with one statement less where their products were ordered
 * before: the order is judged by what they were then, and written at once. Nothing is written where that, or its charge, is
 * not so any more: then it is judged by what is read.
 */
export function createOptimisticPlacement(database: Database): Place {
  const known = new Map<string, StockedProduct>()

  return async (placement, now, admitFree) => {
    const written = await writeKnown(database, placement, now, known)
    if (written) return written
    const placed = await placeOrder(database, placement, now, admitFree)
    if (placed.kind === 'placed' && placed.isNew) learn(known, placed.order.lines)
    return placed
  }
}

/** `undefined` where nothing was written. */
async function writeKnown(
  database: Database,
  placement: OrderPlacement,
  now: Date,
  known: Map<string, StockedProduct>,
): Promise<Placement | undefined> {
  const ids = placement.lines.map(({ productId }) => productId)
  const products = ids.map((id) => known.get(id)).filter((product) => product !== undefined)
  if (products.length < ids.length) return undefined
  const verdict = judgeOrder({ ...placement, chargedCents: placement.claimedCents }, products)
  // Free pieces are counted before they are written.
  if (verdict.kind === 'impossible' || countFreePieces(verdict.lines) > 0) return undefined
  const order = toOrder(placement, verdict.lines, now)
  const isWritten = await writeOrder(database, order, placement.counts)
  if (isWritten) return { kind: 'placed', isNew: true, order }
  for (const id of ids) known.delete(id)
  return undefined
}

function learn(known: Map<string, StockedProduct>, lines: readonly OrderLineRecord[]): void {
  for (const { productId: id, name, priceCents, productCreatedAt } of lines) {
    const createdAt = new Date(productCreatedAt)
    // How many are left is known to the database alone.
    known.set(id, { id, name, priceCents, createdAt, quantity: Number.POSITIVE_INFINITY })
  }
  for (const oldest of known.keys()) {
    if (known.size <= MOST_KNOWN) return
    known.delete(oldest)
  }
}
