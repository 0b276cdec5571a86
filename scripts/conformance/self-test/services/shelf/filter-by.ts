import { asArray, asObject, type JsonObject } from '../../../../../mocks/contract/json'
import type { Wrapper } from '../../fault'
import { readJson } from '../../wrap/messages'
import { categoryOf, fromShelf, type Products, priceOf } from './shelf'

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
