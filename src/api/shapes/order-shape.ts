import { z } from 'zod/mini'
import type { Order } from '../contract'

const id = z.string().check(z.minLength(1))

const line = z.object({ _id: id, name: z.string(), price: z.number(), count: z.int() })

export const orderShape: z.ZodMiniType<Order> = z.object({
  _id: id,
  products: z.array(z.union([z.extend(line, { createdAt: z.string() }), line])),
  transaction_id: z.string(),
  amount: z.number(),
  address: z.string(),
  status: z.string(),
  user: z.object({ _id: id, name: z.string() }),
  createdAt: z.string(),
})

export const ordersShape: z.ZodMiniType<Order[]> = z.array(orderShape)
