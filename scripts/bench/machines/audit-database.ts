import { z } from 'zod'
import { runStatement } from '../../postgres/run-statement'
import type { ShopProduct } from '../reliability/service/shop-client'
import type { Bought } from './buy'

/** What is wrong in the database after a day of shopping; nothing in a sound shop. */
export interface DatabaseAudit {
  /** Orders that a shopper was told of and the database does not have. */
  readonly lost: number
  /** Orders that were never requested, or requested once and stored twice. */
  readonly doubled: number
  /** Charges that took money and have no order. */
  readonly chargedForNothing: number
  /** Pieces gone without an order, or ordered and still there. */
  readonly wrongPieces: number
}

const orderSchema = z.array(z.object({ id: z.string(), product: z.string() }))
const countSchema = z.tuple([z.object({ found: z.coerce.number() })])
const productSchema = z.array(z.object({ id: z.string(), quantity: z.number(), sold: z.number() }))

/** Holds what shoppers were told against what the database has, by SQL alone. */
export async function auditDatabase(
  databaseUrl: string,
  products: readonly ShopProduct[],
  bought: readonly Bought[],
): Promise<DatabaseAudit> {
  const ids = products.map(({ _id }) => `'${_id}'`).join(', ')
  const orders = orderSchema.parse(
    await runStatement(
      databaseUrl,
      `select id, lines->0->>'productId' as product from orders where lines->0->>'productId' in (${ids})`,
    ),
  )
  const [charged] = countSchema.parse(
    await runStatement(
      databaseUrl,
      `select count(*) as found from charges where status <> 'declined' and user_id in
        (select id from users where email like '%@machines.example')
        and not exists (select from orders where orders.transaction_id = charges.transaction_id)`,
    ),
  )
  const stock = productSchema.parse(
    await runStatement(databaseUrl, `select id, quantity, sold from products where id in (${ids})`),
  )
  const stored = new Set(orders.map(({ id }) => id))
  const told = new Set(bought.map(({ orderId }) => orderId))
  return {
    lost: [...told].filter((id) => !stored.has(id)).length + (bought.length - told.size),
    doubled: [...stored].filter((id) => !told.has(id)).length,
    chargedForNothing: charged.found,
    wrongPieces: products.reduce((sum, { _id, quantity }) => {
      const ordered = orders.filter(({ product }) => product === _id).length
      const now = stock.find(({ id }) => id === _id)
      return (
        sum +
        Math.abs(quantity - ordered - (now?.quantity ?? 0)) +
        Math.abs(ordered - (now?.sold ?? 0))
      )
    }, 0),
  }
}
