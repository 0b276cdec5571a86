import { type Family, type Fault, fault } from '../../../fault'
import * as filters from '../../../services/shelf/filter-by'
import * as shelf from '../../../services/shelf/shelf'
import { failFor, firstOf, mendFilters, mendValue } from '../../../services/trade/bodies'

/** Compares a price with the bounds, where there are any. */
const priced = (
  what: string,
  isWithin: (price: number, low: number, high: number) => boolean,
): Fault =>
  fault('filterProducts', what, 'price-filter', filters.filterBy, {
    price: (one: shelf.Products[number], { prices: [low, high = 0] }: filters.Asked) =>
      low === undefined || isWithin(shelf.priceOf(one), low, high),
  })
const inCategory = (what: string, category: Required<filters.FilterHabits>['category']): Fault =>
  fault('filterProducts', what, 'category-filter', filters.filterBy, { category })
const paged = (what: string, page: Required<filters.FilterHabits>['page']): Fault =>
  fault('filterProducts', what, 'disjoint-pages', filters.filterBy, { page })
const sized = (what: string, size: Required<filters.FilterHabits>['size']): Fault =>
  fault('filterProducts', what, 'page-size', filters.filterBy, { size })
const sorted = (what: string, sort: Required<filters.FilterHabits>['sort']): Fault =>
  fault('filterProducts', what, 'sort-order', filters.filterBy, { sort })
const limited = (what: string, most: (limit: number) => number): Fault =>
  fault('filterProducts', what, 'limit', filters.filterBy, {
    page: (found: shelf.Products, { skip, limit }: filters.Asked) =>
      found.slice(skip, skip + most(limit)),
  })

const isKnown = (all: shelf.Products) => (id: string) =>
  all.some((one) => shelf.categoryOf(one) === id)
const fits = (price: number, low: number, high: number) => filters.isWithin({ price }, low, high)
const isBeyond = (_: Request, text: string) => /"skip":\d{4,}/.test(text)

/** Filters and their pages. */
export const filter: Family = {
  name: 'unseen: filter',
  isUnseen: true,
  checksFor: () => [],
  faults: [
    priced('excludes the lowest price', (price, low, high) => price > low && price < high + 1),
    priced('excludes the highest price', (price, low, high) => price >= low && price < high),
    priced('compares rounded prices', (price, low, high) => fits(Math.round(price), low, high)),
    priced('includes a dollar more', (price, low, high) => price >= low && price <= high + 1),
    priced('takes 0 to 0 for any price', (...all) => (!all[1] && !all[2]) || fits(...all)),
    priced(
      'takes 0 for no highest price',
      (price, low, high) => price >= low && (!high || fits(price, low, high)),
    ),
    priced('ignores the lowest price', (price, _, high) => fits(price, 0, high)),
    priced('swaps reversed bounds', (price, ...bounds) =>
      fits(price, Math.min(...bounds), Math.max(...bounds)),
    ),
    priced(
      'compares prices as texts',
      (price, low, high) => String(price) >= String(low) && String(price) <= `${high}.99`,
    ),
    priced('compares cents with dollars', (price, low, high) => fits(price * 100, low, high)),
    priced(
      'leaves out what costs nothing',
      (price, low, high) => price > 0 && fits(price, low, high),
    ),
    inCategory(
      'asks the first category only',
      (one, { categories: [first] }) => first === undefined || shelf.categoryOf(one) === first,
    ),
    inCategory(
      'asks the last category only',
      (one, { categories }) =>
        categories.length === 0 || shelf.categoryOf(one) === categories.at(-1),
    ),
    inCategory('wants all of the categories', (one, { categories }) =>
      categories.every((id) => shelf.categoryOf(one) === id),
    ),
    inCategory('drops unknown categories', (one, { categories }, all) => {
      const known = categories.filter(isKnown(all))
      return known.length === 0 || known.includes(shelf.categoryOf(one))
    }),
    inCategory(
      'finds nothing if one of the categories is unknown',
      (one, { categories }, all) =>
        categories.length === 0 ||
        (categories.every(isKnown(all)) && categories.includes(shelf.categoryOf(one))),
    ),
    fault(
      'filterProducts',
      'looks at 10 categories at most',
      'category-filter',
      mendFilters,
      (filters) => ({
        ...filters,
        category: firstOf(10)(filters['category']),
      }),
    ),
    fault('filterProducts', 'filters by price or category', 'price-filter', filters.filterBy, {
      category: () => true,
      price: (
        one: shelf.Products[number],
        { categories, prices: [low, high = 0] }: filters.Asked,
      ) =>
        (categories.length === 0 && low === undefined) ||
        categories.includes(shelf.categoryOf(one)) ||
        (low !== undefined && filters.isWithin(one, low, high)),
    }),
    paged('takes skip for a page number', (found, { skip, limit }) =>
      found.slice(skip * limit, skip * limit + limit),
    ),
    paged('skips whole pages only', (found, asked) => {
      const skip = Math.floor(asked.skip / asked.limit) * asked.limit
      return filters.takePage(found, { ...asked, skip })
    }),
    paged('skips one more', (found, asked) =>
      filters.takePage(found, { ...asked, skip: asked.skip ? asked.skip + 1 : 0 }),
    ),
    paged('repeats the last of a page', (found, asked) =>
      filters.takePage(found, { ...asked, skip: Math.max(0, asked.skip - 1) }),
    ),
    paged('answers the first page always', (found, { limit }) => found.slice(0, limit)),
    paged('answers the last page beyond the end', (found, asked) =>
      asked.skip < found.length ? filters.takePage(found, asked) : found.slice(-asked.limit),
    ),
    paged('starts again beyond the end', (found, asked) =>
      filters.takePage(found, { ...asked, skip: asked.skip % (found.length || 1) }),
    ),
    paged('pages before it filters', (found, asked, all) =>
      filters.takePage(all, asked).filter((one) => found.includes(one)),
    ),
    paged('sorts each page only', (found, asked) =>
      filters.takePage(found.toReversed(), asked).toReversed(),
    ),
    limited('answers at most 24', (limit) => Math.min(limit, 24)),
    limited('answers one more', (limit) => limit + 1),
    limited('answers 6 whatever is asked', () => 6),
    fault('filterProducts', 'asks for 50 at most', 'limit', mendValue, 'limit', (limit: unknown) =>
      typeof limit === 'number' ? Math.min(50, limit) : limit,
    ),
    sized('counts all that were found', (_, found) => found.length),
    sized('counts what was asked for', (_page, _found, { limit }) => limit),
    sized('counts what was skipped too', (page, _, { skip }) => page.length + skip),
    sorted('sorts by price', (found) =>
      found.toSorted((a, b) => shelf.priceOf(a) - shelf.priceOf(b)),
    ),
    sorted('answers the oldest first', (found) => found.toReversed()),
    fault('filterProducts', 'crashes far beyond the end', 'server-error', failFor, isBeyond),
  ],
}
