import { z } from 'zod'
import { answerXml, type WireAnswer } from './wire-answer'
import type { WireGateway } from './wire-gateway'
import { toElements, type WireTransaction } from './wire-transactions'
import { toCollectionXml } from './xml'

const criteriaSchema = z.object({
  order_id: z.object({ is: z.string() }).optional(),
  ids: z.array(z.string()).optional(),
  type: z.array(z.string()).optional(),
  created_at: z.object({ min: z.coerce.date(), max: z.coerce.date() }).optional(),
})

/** The ids of all that fits, as far as the search knows of it by now. */
export function answerSearchIds(gateway: WireGateway, search: unknown): WireAnswer {
  const ids = find(gateway, search).map(({ id }) => id)
  return answerXml(200, 'searchResults', { pageSize: gateway.pageSize, ids })
}

/** One page of it. */
export function answerSearch(gateway: WireGateway, search: unknown): WireAnswer {
  const items = find(gateway, search).slice(0, gateway.pageSize).map(toElements)
  const { pageSize } = gateway
  return {
    status: 200,
    contentType: 'application/xml; charset=utf-8',
    body: toCollectionXml('credit-card-transactions', { pageSize, name: 'transaction', items }),
  }
}

function find({ transactions, searchLagMs, now }: WireGateway, search: unknown): WireTransaction[] {
  const { order_id: order, ids, type, created_at: created } = criteriaSchema.parse(search)
  const knownUntil = now().getTime() - searchLagMs
  return [...transactions.values()].filter(
    (transaction) =>
      transaction.createdAt.getTime() <= knownUntil &&
      (order === undefined || transaction.orderId === order.is) &&
      (ids === undefined || ids.includes(transaction.id)) &&
      (type === undefined || type.includes(transaction.type)) &&
      (created === undefined ||
        (transaction.createdAt >= created.min && transaction.createdAt <= created.max)),
  )
}
