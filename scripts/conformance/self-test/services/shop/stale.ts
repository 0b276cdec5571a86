import { asArray, asObject, type JsonObject } from '../../../../../mocks/contract/json'
import type { Handler, Wrapper } from '../../fault'
import { BASE_URL } from '../../start-service'
import { matchOperation } from '../../wrap/match-operation'
import { answerJson, readJson } from '../../wrap/messages'
import { entries } from '../../wrap/one-operation'

/** The products as they were before they were changed or deleted, the last one last. */
export type Past = ReadonlyMap<string, JsonObject>

/** Changes the products of a list with knowledge of what they were before. */
export function withPast(
  operation: string,
  by: 'updateProduct' | 'deleteProduct',
  change: (
    products: readonly JsonObject[],
    past: Past,
    isAsked: (product: JsonObject) => boolean,
  ) => readonly JsonObject[],
): Wrapper {
  return (next) => {
    const past = new Map<string, JsonObject>()
    return async (request) => {
      const match = matchOperation(request)
      if (match?.operation === by) await remember(next, match.params['productId'] ?? '', past)
      if (match?.operation !== operation) return next(request)
      const isAsked = await readQuestion(request, next)
      const response = await next(request)
      if (!response.ok) return response
      return changeList(await response.json(), (products) => change(products, past, isAsked))
    }
  }
}

function changeList(
  body: unknown,
  change: (products: readonly JsonObject[]) => readonly JsonObject[],
): Response {
  if (Array.isArray(body)) return answerJson(change(entries(body)))
  const data = change(entries(asObject(body)['data']))
  return answerJson({ data, size: data.length })
}

async function remember(next: Handler, id: string, past: Map<string, JsonObject>): Promise<void> {
  const shown = await next(new Request(`${BASE_URL}/product/show/${id}`))
  if (shown.ok) past.set(id, asObject(await shown.json()))
}

/** Whether a product is what a list was asked for. */
async function readQuestion(
  request: Request,
  next: Handler,
): Promise<(product: JsonObject) => boolean> {
  const { searchParams } = new URL(request.url)
  const text = (searchParams.get('search') ?? '').toLowerCase()
  const one = searchParams.get('category') ?? 'All'
  const filters = asObject((await readJson(request))['filters'])
  const [lowest = 0, highest = Number.POSITIVE_INFINITY] = asArray(filters['price']).map(Number)
  const id = matchOperation(request)?.params['productId']
  const base = id && (await next(new Request(`${BASE_URL}/product/show/${id}`)))
  const related = base ? categoryOf(asObject(await base.json())) : undefined
  const categories = [...asArray(filters['category']), ...(one === 'All' ? [] : [one])]
  return (product) =>
    String(product['name']).toLowerCase().includes(text) &&
    (related === undefined || categoryOf(product) === related) &&
    (categories.length === 0 || categories.includes(categoryOf(product))) &&
    Number(product['price']) >= lowest &&
    Number(product['price']) < highest + 1
}

function categoryOf(product: JsonObject): unknown {
  return asObject(product['category'])['_id']
}

/** Lists what was deleted. */
export function keepDeleted(operation: string): Wrapper {
  return withPast(operation, 'deleteProduct', (products, past, isAsked) => {
    const listed = new Set(products.map(({ _id }) => _id))
    return [
      ...[...past.values()].filter((one) => !listed.has(one['_id']) && isAsked(one)),
      ...products,
    ]
  })
}

/** Lists products with fields as they were before the last change. */
export function keepFields(operation: string, fields: readonly string[]): Wrapper {
  return withPast(operation, 'updateProduct', (products, past) =>
    products.map((product) => {
      const before = past.get(String(product['_id']))
      if (!before) return product
      return { ...product, ...Object.fromEntries(fields.map((field) => [field, before[field]])) }
    }),
  )
}

/** Lists what fitted before the last change, and not what fits since. */
export function keepPlaces(operation: string, which: 'in' | 'out'): Wrapper {
  return withPast(operation, 'updateProduct', (products, past, isAsked) => {
    if (which === 'out') {
      return products.filter((product) => {
        const before = past.get(String(product['_id']))
        return !before || isAsked(before)
      })
    }
    const listed = new Set(products.map(({ _id }) => _id))
    return [
      ...products,
      ...[...past.values()].filter((one) => !listed.has(one['_id']) && isAsked(one)),
    ]
  })
}

/** Shows orders with their products as they are now: renamed, with another price, or gone. */
export function readProductsOfOrders(operation: string, fields: readonly string[]): Wrapper {
  return (next) => async (request) => {
    const response = await next(request)
    if (matchOperation(request)?.operation !== operation || !response.ok) return response
    const show = async (line: JsonObject) => {
      const shown = await next(new Request(`${BASE_URL}/product/show/${String(line['_id'])}`))
      if (!shown.ok) return line
      const now = asObject(await shown.json())
      return { ...line, ...Object.fromEntries(fields.map((field) => [field, now[field]])) }
    }
    const orders = entries(await response.json()).map(async (order) => ({
      ...order,
      products: await Promise.all(entries(order['products']).map(show)),
    }))
    return answerJson(await Promise.all(orders))
  }
}
