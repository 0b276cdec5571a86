import { asObject, type JsonObject } from '../../../../../mocks/contract/json'
import type { Handler, Wrapper } from '../../fault'
import { answerJson } from '../../wrap/messages'
import { entries, onOperation } from '../../wrap/one-operation'
import { read } from '../trade/turn'

export type Products = readonly JsonObject[]

/** Every product, newest first. */
export async function readShelf(next: Handler): Promise<Products> {
  return entries(await read(next, '/product/list?sortBy=createdAt&order=desc&limit=undefined'))
}

export const categoryOf = (product: JsonObject): string =>
  String(asObject(product['category'])['_id'])
export const nameOf = (product: JsonObject): string => String(product['name'])
export const priceOf = (product: JsonObject): number => Number(product['price'])

/** Answers an operation from all products, where the service answers with success. */
export function fromShelf(
  operation: string,
  select: (all: Products, request: Request) => unknown,
): Wrapper {
  return (next) =>
    onOperation(operation, async (request, forward) => {
      const response = await forward()
      if (!response.ok) return response
      return answerJson(await select(await readShelf(next), request))
    })(next)
}

/** Lists products in another way. */
export function listBy(
  operation: string,
  sort: (all: Products, by: 'createdAt' | 'sold', order: string) => Products,
  take: (sorted: Products, limit: string | null, all: Products) => Products = takeLimit,
): Wrapper {
  return fromShelf(operation, (all, request) => {
    const query = new URL(request.url).searchParams
    const by = query.get('sortBy') === 'sold' ? 'sold' : 'createdAt'
    return take(sort(all, by, query.get('order') ?? 'desc'), query.get('limit'), all)
  })
}

/** Lists what was changed last first, where the newest are asked for. */
export function listLastChanged(operation: string): Wrapper {
  const changedAt = new Map<unknown, number>()
  const note = onOperation('updateProduct', async (_, forward, { params }) => {
    const response = await forward()
    if (response.ok) changedAt.set(params['productId'], Date.now())
    return response
  })
  const timeOf = ({ _id, createdAt }: JsonObject) =>
    changedAt.get(_id) ?? Date.parse(String(createdAt))
  const list = listBy(operation, (all, by, order) =>
    by === 'createdAt' && order === 'desc'
      ? all.toSorted((a, b) => timeOf(b) - timeOf(a))
      : sortRight(all, by, order),
  )
  return (next) => note(list(next))
}

/** As the contract has it. */
export function sortRight(all: Products, by: 'createdAt' | 'sold', order: string): Products {
  const sorted = by === 'sold' ? all.toSorted((a, b) => Number(b['sold']) - Number(a['sold'])) : all
  return order === 'asc' ? sorted.toReversed() : sorted
}

export function takeLimit(sorted: Products, limit: string | null): Products {
  return limit === 'undefined' ? sorted : sorted.slice(0, Number(limit ?? 6))
}

/** Chooses related products in another way. */
export function relateBy(
  operation: string,
  isRelated: (other: JsonObject, product: JsonObject) => boolean,
  limit = 6,
): Wrapper {
  return (next) =>
    fromShelf(operation, async (all, request) => {
      const id = new URL(request.url).pathname.split('/').at(-1)
      const product = asObject(await read(next, `/product/show/${id}`))
      return all.filter((other) => isRelated(other, product)).slice(0, limit)
    })(next)
}

export const sharesCategory = (other: JsonObject, product: JsonObject): boolean =>
  other['_id'] !== product['_id'] && categoryOf(other) === categoryOf(product)
