import { eq, sql } from 'drizzle-orm'
import type { Refusal } from '../contract/operation'
import type { Database } from '../database/database'
import { prepareStatement, type Slots } from '../database/prepare-statement'
import { type ChargeRow, charges } from '../database/tables/charges'
import { type OrderLineRecord, type OrderRow, orders } from '../database/tables/orders'
import { products } from '../database/tables/products'
import { createId } from '../lib/create-id'
import { abandonOrder, type ReversibleCharge } from '../payment/charge/reverse'
import type { Count } from '../rate-limit/counter'
import type { FreePass } from '../rate-limit/free-piece-limits'
import {
  countByProduct,
  countFreePieces,
  FIRST_STATUS,
  judgeOrder,
  type OrderedLine,
  type StockedProduct,
} from './order-rules'
import { writeOrder } from './write-order'

export interface OrderPlacement {
  readonly userId: string
  readonly transactionId: string
  readonly lines: readonly OrderedLine[]
  readonly claimedCents: number
  readonly address: string
  /** What its charge is counted under until it has an order. */
  readonly counts: readonly Count[]
}

export type Placement =
  /** Now, or when this transaction was sent for the first time. */
  | { readonly kind: 'placed'; readonly isNew: boolean; readonly order: OrderRow }
  | { readonly kind: 'unknown-transaction' }
  | { readonly kind: 'foreign-transaction' }
  | { readonly kind: 'voided-transaction'; readonly charge: ReversibleCharge }
  /** The order is impossible; the charge is marked to be voided. */
  | { readonly kind: 'impossible'; readonly reason: string; readonly charge: ReversibleCharge }
  /** Not now: it is free, and has more pieces than its buyer may order yet. The charge of nothing stays as it is. */
  | { readonly kind: 'too-many-free'; readonly refusal: Refusal<429> }

/** Counts the free pieces of an order that is possible, before it is written. */
export type AdmitFree = (pieces: number) => Promise<FreePass>

/** A judgement is outdated when a product changes in the same moment: many in a row are a fault, such as a charge whose order was lost. */
const MAX_JUDGEMENTS = 50

/**
 * Creates the order of a charged transaction, or marks the charge to be voided: all of it or nothing. Nothing is locked
 * while it is judged; what was judged is written only if it still holds, and is judged again if not.
 *
 * @throws {Error} when no judgement holds
 */
export async function placeOrder(
  database: Database,
  placement: OrderPlacement,
  now: Date,
  admitFree: AdmitFree,
): Promise<Placement> {
  for (let judgements = 0; judgements < MAX_JUDGEMENTS; judgements++) {
    const placed = await judgeAndWrite(database, placement, now, admitFree)
    if (placed) return placed
  }
  throw new Error(
    `The order of ${placement.transactionId} was judged ${MAX_JUDGEMENTS} times, and each time its charge or a product was another when it was to be written`,
  )
}

/** `undefined` where what was judged did not hold any more. */
async function judgeAndWrite(
  database: Database,
  placement: OrderPlacement,
  now: Date,
  admitFree: AdmitFree,
): Promise<Placement | undefined> {
  const { userId } = placement
  const found = await findPurchase(database, placement)
  if (!found) return { kind: 'unknown-transaction' }
  const { charge, orderId } = found
  if (charge.userId !== userId) return { kind: 'foreign-transaction' }
  if (orderId !== null) return repeatPlaced(database, orderId)
  if (charge.status !== 'charged') return { kind: 'voided-transaction', charge }

  const { amountCents } = charge
  const verdict = judgeOrder({ ...placement, chargedCents: amountCents }, found.products)
  if (verdict.kind === 'impossible') {
    const voiding = await abandonOrder(database, charge.id, now)
    return voiding && { ...verdict, charge: voiding }
  }
  const freePieces = countFreePieces(verdict.lines)
  const pass = freePieces > 0 ? await admitFree(freePieces) : undefined
  if (pass && !pass.isAdmitted) {
    // The same request, sent twice at once, may have used up what was left.
    const placedId = (await findPurchase(database, placement))?.orderId
    if (placedId != null) return repeatPlaced(database, placedId)
    if (amountCents === 0) return { kind: 'too-many-free', refusal: pass.refusal }
    // A payment that waits a day for its order would keep the buyer from buying anything else.
    const voiding = await abandonOrder(database, charge.id, now)
    return voiding && { kind: 'impossible', reason: pass.refusal.reason, charge: voiding }
  }
  const order = toOrder(placement, verdict.lines, now)
  // After an error nobody knows whether it was written: its pieces stay counted.
  if (await writeOrder(database, order, placement.counts)) {
    return { kind: 'placed', isNew: true, order }
  }
  await pass?.withdraw()
  return undefined
}

/** An order that is possible, before it is written. */
export function toOrder(
  { userId, transactionId, claimedCents, address }: OrderPlacement,
  lines: readonly OrderLineRecord[],
  now: Date,
): OrderRow {
  return {
    id: createId('ord'),
    userId,
    lines,
    transactionId,
    amountCents: claimedCents,
    address,
    status: FIRST_STATUS,
    createdAt: now,
  }
}

/** The order that the same request has made before; `undefined` where it was deleted since. */
async function repeatPlaced(database: Database, id: string): Promise<Placement | undefined> {
  const [order] = await database.select().from(orders).where(eq(orders.id, id))
  return order && { kind: 'placed', isNew: false, order }
}

interface Purchase {
  readonly charge: ReversibleCharge & Pick<ChargeRow, 'userId'>
  readonly orderId: string | null
  /** Those of the lines that are sold. */
  readonly products: readonly StockedProduct[]
}

const selectPurchase = prepareStatement(
  (database, slot: Slots<{ transactionId: string; wanted: string }>) =>
    database
      .select({
        charge: {
          id: charges.id,
          userId: charges.userId,
          status: charges.status,
          transactionId: charges.transactionId,
          amountCents: charges.amountCents,
        },
        orderId: orders.id,
        product: {
          id: products.id,
          name: products.name,
          priceCents: products.priceCents,
          quantity: products.quantity,
          createdAt: products.createdAt,
        },
      })
      .from(charges)
      .leftJoin(orders, eq(orders.transactionId, charges.transactionId))
      // As an array that is made first, their ids are looked up in the index.
      .leftJoin(
        products,
        sql`${products.id} = any(array(select jsonb_array_elements_text(${slot('wanted')}::jsonb)))`,
      )
      .where(eq(charges.transactionId, slot('transactionId'))),
)

/** What an order is judged by, all as it is at one moment; `undefined` where no money was taken. */
async function findPurchase(
  database: Database,
  { transactionId, lines }: OrderPlacement,
): Promise<Purchase | undefined> {
  const wanted = JSON.stringify([...countByProduct(lines).keys()])
  const rows = await selectPurchase(database, { transactionId, wanted })
  const [first] = rows
  // A declined charge has a transaction at the provider, but took no money to make an order of.
  if (!first || first.charge.status === 'declined') return undefined
  const { charge, orderId } = first
  const found = rows.map(({ product }) => product).filter((product) => product !== null)
  return { charge, orderId, products: found }
}
