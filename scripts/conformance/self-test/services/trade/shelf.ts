import { asArray, asObject, type JsonObject } from '../../../../../mocks/contract/json'
import type { Handler, Wrapper } from '../../fault'
import { answerJson, readJson } from '../../wrap/messages'
import { entries, onOperation } from '../../wrap/one-operation'
import { read } from './turn'

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

interface Search {
  readonly text: string
  readonly category: string
}

export type Fits = (name: string, text: string, product: JsonObject) => boolean

const contains: Fits = (name, text) => name.toLowerCase().includes(text.toLowerCase())

interface SearchHabits {
  readonly fits?: Fits
  readonly category?: (product: JsonObject, asked: string, all: Products) => boolean
  readonly sort?: (found: Products) => Products
  readonly limit?: number
  /** What happens to the text before anything else. */
  readonly prepare?: (search: Search) => Search
}

/** Searches in another way. */
export function searchBy(operation: string, habits: SearchHabits): Wrapper {
  const { fits = contains, sort = (found) => found, limit = 100 } = habits
  const { prepare = (search) => search } = habits
  const inCategory = habits.category ?? ((product, asked) => categoryOf(product) === asked)
  return fromShelf(operation, (all, request) => {
    const query = new URL(request.url).searchParams
    const asked = { text: query.get('search') ?? '', category: query.get('category') ?? 'All' }
    const { text, category } = prepare(asked)
    const found = all.filter(
      (one) =>
        fits(nameOf(one), text, one) && (category === 'All' || inCategory(one, category, all)),
    )
    return sort(found).slice(0, limit)
  })
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

export interface Asked {
  readonly limit: number
  readonly skip: number
  readonly categories: readonly string[]
  readonly prices: readonly number[]
}

export interface FilterHabits {
  readonly category?: (product: JsonObject, asked: Asked, all: Products) => boolean
  readonly price?: (product: JsonObject, asked: Asked) => boolean
  readonly sort?: (found: Products) => Products
  readonly page?: (found: Products, asked: Asked, all: Products) => Products
  readonly size?: (page: Products, found: Products, asked: Asked) => number
}

/** Filters in another way. */
export function filterBy(operation: string, habits: FilterHabits): Wrapper {
  const category = habits.category ?? inCategories
  const price =
    habits.price ?? ((one, { prices: [low = 0, high = 1e9] }) => isWithin(one, low, high))
  const { sort = (found) => found, page = takePage, size = (taken) => taken.length } = habits
  return fromShelf(operation, async (all, request) => {
    const asked = readAsked(await readJson(request))
    const found = sort(all.filter((one) => category(one, asked, all) && price(one, asked)))
    const data = page(found, asked, all)
    return { data, size: size(data, found, asked) }
  })
}

export function isWithin(product: JsonObject, low: number, high: number): boolean {
  return priceOf(product) >= low && Math.floor(priceOf(product)) <= high
}

export function takePage(found: Products, { skip, limit }: Asked): Products {
  return found.slice(skip, skip + limit)
}

function inCategories(product: JsonObject, { categories }: Asked): boolean {
  return categories.length === 0 || categories.includes(categoryOf(product))
}

function readAsked({ limit, skip, filters }: JsonObject): Asked {
  const { category, price } = asObject(filters)
  return {
    limit: Number(limit),
    skip: Number(skip),
    categories: asArray(category).map(String),
    prices: asArray(price).map(Number),
  }
}
