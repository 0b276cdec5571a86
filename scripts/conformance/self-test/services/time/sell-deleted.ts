import { asObject, type JsonObject } from '../../../../../mocks/contract/json'
import type { Wrapper } from '../../fault'
import { readJson } from '../../wrap/messages'
import { entries } from '../../wrap/one-operation'
import { withAliases } from '../trade/aliases'
import { onTurn, readOrder, type Turn } from '../trade/turn'
import { knowDeleted, type Remembered } from './memory'

/** Sells products that were deleted, as those that are only marked as deleted: they come back while they are ordered. */
export function sellDeleted(operation: string): Wrapper {
  return withAliases((aliases) =>
    knowDeleted((deleted) => onTurn(operation, (turn) => sell(turn, deleted, aliases))),
  )
}

async function sell(
  turn: Turn,
  deleted: Remembered,
  aliases: Map<string, string>,
): Promise<Response> {
  const order = await readOrder(turn.request)
  const back = new Map<unknown, string>()
  for (const { _id } of entries(order['products'])) {
    const gone = deleted.get(String(_id))
    if (gone) back.set(_id, await restore(turn, gone))
  }
  if (back.size === 0) return turn.forward()
  for (const [old, id] of back) aliases.set(id, String(old))
  const products = entries(order['products']).map((line) => ({
    ...line,
    _id: back.get(line['_id']) ?? line['_id'],
  }))
  const response = await turn.forward({ order: { ...order, products } })
  for (const id of back.values()) await remove(turn, id)
  return response
}

async function restore(turn: Turn, product: JsonObject): Promise<string> {
  const body = new FormData()
  for (const field of ['name', 'description', 'price', 'quantity', 'shipping']) {
    body.set(field, String(product[field]))
  }
  body.set('category', String(asObject(product['category'])['_id']))
  const response = await asAdministrator(turn, 'POST', '/api/product/create', body)
  return String(asObject((await readJson(response))['data'])['_id'])
}

async function remove(turn: Turn, id: string): Promise<void> {
  await asAdministrator(turn, 'DELETE', `/api/product/delete/${id}`)
}

function asAdministrator(
  { next, people, request }: Turn,
  method: string,
  path: string,
  body?: FormData,
): Promise<Response> {
  const { id = '', token = '' } = people.administrator() ?? {}
  const headers = { authorization: `Bearer ${token}` }
  return next(
    new Request(new URL(`${path}/${id}`, request.url), {
      method,
      headers,
      ...(body ? { body } : {}),
    }),
  )
}
