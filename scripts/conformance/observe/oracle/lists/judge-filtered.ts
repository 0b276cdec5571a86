import { createBoundedMap } from '../../../../../mocks/api/lib/bounded-map'
import { asArray, asObject, type JsonObject } from '../../../../../mocks/contract/json'
import type { Difference } from '../../../model/errors'
import { findProducts } from '../catalog/own-product'
import { differ, differIf } from '../differ'
import type { Found, Seen, Subject } from '../seen'
import { differLimit, differStray, type Shelf } from './shelf'
import { differOrder, sortedBy } from './sorting'

interface Page {
  readonly ids: readonly string[]
  readonly skip: number
  readonly at: number
}

/** No catalogue that a list has shown whole has so many. */
const FAR_BEYOND = 100_000
const MOST_PAGES = 20

interface Filter {
  readonly categories: readonly unknown[]
  readonly skip: number
  readonly limit: number
  readonly high: number | undefined
  isWithin(price: unknown): boolean
}

/** Filtered products: categories, prices and pages. */
export function createFilterJudge(shelf: Shelf): Subject {
  const { catalogue } = shelf
  const pages = createBoundedMap<readonly Page[]>(200)

  /** Whether it is known what the categories hold: the recording made them, or no list of all categories has them. */
  const isExact = ({ categories }: Filter) =>
    categories.length > 0 &&
    categories.every((id) => catalogue.category(id)?.isOwn ?? catalogue.hasCategories)

  /** A category that the recording made holds the recording's products and no others: how many come is known. */
  const judgeCount = (seen: Seen, filter: Filter, count: number): Difference | undefined => {
    const { categories, skip, limit, isWithin, high } = filter
    const present = shelf.present(seen)
    if (present.length === 0 || !isExact(filter)) return undefined
    const isOpen = ({ category, price }: JsonObject) =>
      category === undefined || (high !== undefined && price === undefined)
    if (present.some(({ wanted }) => isOpen(wanted))) return undefined
    const wanted = present
      .map((one) => one.wanted)
      .filter(({ category, price }) => categories.includes(category) && isWithin(price))
    // 19.99 may be within 19 or not.
    if (wanted.some(({ price }) => high !== undefined && Number(price) > high)) return undefined
    const due = Math.min(Math.max(wanted.length - skip, 0), limit)
    const filterRule = high === undefined ? 'category-filter' : 'price-filter'
    return differIf(count !== due, seen, {
      rule: skip > 0 ? 'disjoint-pages' : filterRule,
      expected: `${due} products`,
      got: `${count} products`,
      cause: 'All products of these categories were made in this recording.',
    })
  }

  const judgePages = (seen: Seen, filter: Filter, ids: readonly string[]) => {
    const { skip } = filter
    const known = isExact(filter) && shelf.isSettled(seen) ? (pages.get(keyOf(seen)) ?? []) : []
    const isApart = (page: Page) =>
      page.skip + page.ids.length <= skip || skip + ids.length <= page.skip
    const other = known.find(
      (page) =>
        page.at > catalogue.writtenAt && isApart(page) && page.ids.some((id) => ids.includes(id)),
    )
    return differIf(other !== undefined || new Set(ids).size < ids.length, seen, {
      rule: 'disjoint-pages',
      expected: 'each product once',
      got: 'a product twice',
      cause: 'Pages overlap while nothing was changed.',
    })
  }

  const judge = (seen: Seen): Found => {
    const body = asObject(seen.exchange.json)
    const products = findProducts(body)
    const filter = readFilter(seen)
    const { categories, isWithin, limit, skip } = filter
    const isAsked = (one: JsonObject) =>
      categories.length === 0 || categories.includes(asObject(one['category'])['_id'])
    return [
      differIf(body['size'] !== products.length, seen, {
        rule: 'page-size',
        expected: `size: ${products.length}`,
        got: `size: ${String(body['size'])}`,
        cause: 'It counts something else than the products of the page.',
      }),
      differLimit(seen, limit, products.length),
      differStray(
        seen,
        'category-filter',
        products.find((one) => !isAsked(one)),
        'of another category',
      ),
      differStray(
        seen,
        'price-filter',
        products.find((one) => !isWithin(one['price'])),
        'of another price',
      ),
      differOrder(seen, products, sortedBy('createdAt', 'desc')),
      judgePages(seen, filter, toIds(products)),
      skip >= FAR_BEYOND && products.length > 0
        ? differ(seen, {
            rule: 'disjoint-pages',
            expected: 'an empty page',
            got: `${products.length} products`,
            cause: 'There are not so many products.',
          })
        : judgeCount(seen, filter, products.length),
    ]
  }

  return {
    judge: (seen) => (seen.isOk && seen.operation.id === 'filterProducts' ? judge(seen) : []),
    note(seen) {
      if (!seen.isOk || seen.operation.id !== 'filterProducts') return
      const { skip } = readFilter(seen)
      const page = { ids: toIds(findProducts(seen.exchange.json)), skip, at: seen.startedAt }
      pages.set(keyOf(seen), [...(pages.get(keyOf(seen)) ?? []), page].slice(-MOST_PAGES))
    },
  }
}

function readFilter({ sent }: Seen): Filter {
  const { category, price } = asObject(sent['filters'])
  const [low, high] = asArray(price).map(Number)
  return {
    categories: asArray(category),
    skip: Number(sent['skip']),
    limit: Number(sent['limit']),
    high,
    isWithin: (value) =>
      (low === undefined || Number(value) >= low) &&
      (high === undefined || Number(value) < high + 1),
  }
}

function keyOf({ sent }: Seen): string {
  return JSON.stringify(sent['filters'])
}

function toIds(products: readonly JsonObject[]): readonly string[] {
  return products.map(({ _id }) => String(_id))
}
