import { asArray, asObject, type JsonObject } from '../../../../../mocks/contract/json'
import type { Handler, Wrapper } from '../../fault'
import { BASE_URL } from '../../start-service'
import { matchOperation } from '../../wrap/match-operation'
import { answerJson, readForm, readJson } from '../../wrap/messages'
import { entries } from '../../wrap/one-operation'

/** The products as they were before they were changed or deleted, the last one last. */
export type Past = ReadonlyMap<string, JsonObject>

type Products = readonly JsonObject[]
/** Whether a product is what a list was asked for. */
type IsAsked = (product: JsonObject) => boolean
type Change = (products: Products, past: Past, isAsked: IsAsked) => Products

/** Changes the products of a list with knowledge of what they were before, for as long as it lasts. */
function withPast(
  operation: string,
  by: 'updateProduct' | 'deleteProduct',
  change: Change,
  lastsMs = Number.POSITIVE_INFINITY,
): Wrapper {
  return (next) => {
    const remembered = new Map<string, Remembered>()
    return async (request) => {
      const match = matchOperation(request)
      if (match?.operation === by) await remember(next, match.params['productId'] ?? '', remembered)
      if (match?.operation !== operation) return next(request)
      const isAsked = await readQuestion(request, next)
      const response = await next(request)
      if (!response.ok) return response
      const since = performance.now() - lastsMs
      const past = new Map(
        [...remembered].flatMap(([id, { at, product }]) =>
          at > since ? [[id, product] as const] : [],
        ),
      )
      return changeList(await response.json(), (products) => change(products, past, isAsked))
    }
  }
}

function changeList(body: unknown, change: (products: Products) => Products): Response {
  if (Array.isArray(body)) return answerJson(change(entries(body)))
  const data = change(entries(asObject(body)['data']))
  return answerJson({ data, size: data.length })
}

interface Remembered {
  readonly at: number
  readonly product: JsonObject
}

async function remember(next: Handler, id: string, past: Map<string, Remembered>): Promise<void> {
  const shown = await next(new Request(`${BASE_URL}/product/show/${id}`))
  if (shown.ok) past.set(id, { at: performance.now(), product: asObject(await shown.json()) })
}

async function readQuestion(request: Request, next: Handler): Promise<IsAsked> {
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

function pick(product: JsonObject, fields: readonly string[]): JsonObject {
  return Object.fromEntries(fields.map((field) => [field, product[field]]))
}

/** Answers a change with the name that the product had, or with all of the product as it was. */
export function answerBefore(operation: string, what: 'name' | 'data'): Wrapper {
  return (next) => async (request) => {
    const match = matchOperation(request)
    if (match?.operation !== operation) return next(request)
    const past = new Map<string, Remembered>()
    const id = match.params['productId'] ?? ''
    await remember(next, id, past)
    const response = await next(request)
    const before = past.get(id)?.product
    if (!response.ok || !before) return response
    const body = await readJson(response)
    return answerJson({ ...body, [what]: what === 'name' ? before['name'] : before })
  }
}

/** Lists what was deleted. */
export function keepDeleted(operation: string, lastsMs?: number): Wrapper {
  return withPast(operation, 'deleteProduct', insertPast, lastsMs)
}

/** Lists products with fields as they were before the last change. */
export function keepFields(
  operation: string,
  fields: readonly string[],
  lastsMs?: number,
): Wrapper {
  const change: Change = (products, past) =>
    products.map((product) => {
      const before = past.get(String(product['_id']))
      if (!before) return product
      return { ...product, ...pick(before, fields) }
    })
  return withPast(operation, 'updateProduct', change, lastsMs)
}

/** Lists what fitted before the last change (`in`), or not what fits only since (`out`). */
export function keepPlaces(
  operation: string,
  which: 'in' | 'out',
  lastsMs?: number,
  fields?: readonly string[],
): Wrapper {
  const leaveOut: Change = (products, past, isAsked) =>
    products.filter((product) => {
      const before = past.get(String(product['_id']))
      return !before || isAsked(fields ? { ...product, ...pick(before, fields) } : before)
    })
  return withPast(operation, 'updateProduct', which === 'in' ? insertPast : leaveOut, lastsMs)
}

/** Relates to a product what is in the category that it had before it was moved. */
export function relateToFormer(operation: string): Wrapper {
  const former = new Map<string, unknown>()
  return (next) => async (request) => {
    const match = matchOperation(request)
    const id = match?.params['productId'] ?? ''
    if (match?.operation === 'deleteProduct') former.delete(id)
    if (match?.operation === 'updateProduct' && (await readForm(request))?.has('category')) {
      const shown = await next(new Request(`${BASE_URL}/product/show/${id}`))
      former.set(id, asObject(asObject(await shown.json())['category'])['_id'])
    }
    return match?.operation === operation && former.has(id)
      ? answerJson(await listCategory(next, former.get(id)))
      : next(request)
  }
}

async function listCategory(next: Handler, category: unknown): Promise<Products> {
  const filters = { category: [category], price: [] }
  const page = await next(
    new Request(`${BASE_URL}/product/by/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ limit: 100, skip: 0, filters }),
    }),
  )
  return entries(asObject(await page.json())['data'])
}

/** The list with products of before, the newest first. */
function insertPast(products: Products, past: Past, isAsked: IsAsked): Products {
  const listed = new Set(products.map(({ _id }) => _id))
  const more = [...past.values()].filter((one) => !listed.has(one['_id']) && isAsked(one))
  const timeOf = ({ createdAt }: JsonObject) => Date.parse(String(createdAt))
  return more.length === 0
    ? products
    : [...products, ...more].toSorted((a, b) => timeOf(b) - timeOf(a))
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
      return { ...line, ...pick(now, fields) }
    }
    const orders = entries(await response.json()).map(async (order) => ({
      ...order,
      products: await Promise.all(entries(order['products']).map(show)),
    }))
    return answerJson(await Promise.all(orders))
  }
}
