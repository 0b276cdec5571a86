import { type Family, fault, faultsOf, type Wrapper } from '../../../fault'
import * as shelf from '../../../services/shelf/shelf'

const sorted = faultsOf('sort-order')
const limited = faultsOf('limit')
const related = faultsOf('related')

type Limit = string | null
const { takeLimit, sortRight, priceOf } = shelf

const byText = (all: shelf.Products, by: 'createdAt' | 'sold', order: string) => {
  const list = all.toSorted((a, b) => (String(a[by]) < String(b[by]) ? 1 : -1))
  return order === 'asc' ? list.toReversed() : list
}
const ignoreSoldOrder = (all: shelf.Products, by: 'createdAt' | 'sold', order: string) =>
  sortRight(all, by, by === 'sold' ? 'desc' : order)
const ignoreSold = (all: shelf.Products, _: unknown, order: string) =>
  sortRight(all, 'createdAt', order)
const cutFirst = (list: shelf.Products, limit: Limit, all: shelf.Products) =>
  list.filter((one) => takeLimit(all, limit).includes(one))
const oneLess = (list: shelf.Products, limit: Limit) => takeLimit(list, limit).slice(0, -1)
const most = (count: number) => (list: shelf.Products, limit: Limit) =>
  takeLimit(list, limit).slice(0, count)
const six = (list: shelf.Products, limit: Limit) =>
  takeLimit(list, limit === 'undefined' ? '6' : limit)
const inStock = (list: shelf.Products, limit: Limit) =>
  takeLimit(
    list.filter(({ quantity }) => quantity !== 0),
    limit,
  )

/** Answers lists that name no field, or no direction, in another way. */
const unless =
  (name: 'sortBy' | 'order', instead: Wrapper): (() => Wrapper) =>
  () =>
  (next) =>
  (request) =>
    request.url.includes(`/product/list`) && !new URL(request.url).searchParams.has(name)
      ? instead(next)(request)
      : next(request)

const byPrice = (all: shelf.Products) => all.toSorted((a, b) => priceOf(a) - priceOf(b))
const rising = (all: shelf.Products, by: 'createdAt' | 'sold') => sortRight(all, by, 'asc')

/** Lists of products, and what is related. */
export const lists: Family = {
  name: 'unseen: lists and related',
  isUnseen: true,
  checksFor: () => [],
  faults: [
    sorted(
      'listProducts',
      'sorts by price by default',
      unless('sortBy', shelf.listBy('listProducts', byPrice)),
    ),
    sorted(
      'listProducts',
      'rises by default',
      unless('order', shelf.listBy('listProducts', rising)),
    ),
    sorted('listProducts', 'sorts pieces sold as texts', shelf.listBy, byText),
    sorted('listProducts', 'minds no direction for pieces sold', shelf.listBy, ignoreSoldOrder),
    sorted('listProducts', 'does not know pieces sold', shelf.listBy, ignoreSold),
    sorted('listProducts', 'sorts after it cut the list', shelf.listBy, sortRight, cutFirst),
    limited('listProducts', 'lists one less', shelf.listBy, sortRight, oneLess),
    limited('listProducts', 'lists 60 for undefined', shelf.listBy, sortRight, most(60)),
    limited('listProducts', 'lists 6 for undefined', shelf.listBy, sortRight, six),
    limited('listProducts', 'lists at most 20', shelf.listBy, sortRight, most(20)),
    fault(
      'listProducts',
      'leaves out what is sold out',
      'read-back',
      shelf.listBy,
      sortRight,
      inStock,
    ),
    related(
      'listRelatedProducts',
      'relates by price',
      shelf.relateBy,
      (other, product) =>
        other['_id'] !== product['_id'] && Math.abs(priceOf(other) - priceOf(product)) < 5,
    ),
    related(
      'listRelatedProducts',
      'relates the product to itself',
      shelf.relateBy,
      (other, product) => shelf.categoryOf(other) === shelf.categoryOf(product),
    ),
    related(
      'listRelatedProducts',
      'relates everything',
      shelf.relateBy,
      (other, product) => other['_id'] !== product['_id'],
    ),
    related(
      'listRelatedProducts',
      'relates by the first word of names',
      shelf.relateBy,
      (other, product) =>
        other['_id'] !== product['_id'] &&
        shelf.nameOf(other).split(' ')[0] === shelf.nameOf(product).split(' ')[0],
    ),
  ],
}
