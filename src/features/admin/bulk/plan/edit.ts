import type { Category, Product } from '../../../../api/edge/catalog'
import { toCents, toDollars } from '../../../../lib/money'
import { readNumber } from '../../product/read-number'
import type { BulkValues, Wanted } from './plan'
import { type Cell, readCategoryCell, readShippingCell } from './read-cell'

/** What can be done to many products at once; `…By` are differences. */
export const editKinds = [
  'price',
  'priceBy',
  'pricePercent',
  'quantity',
  'quantityBy',
  'category',
  'shipping',
  'delete',
] as const
export type EditKind = (typeof editKinds)[number]

/** Wants the same of each of the products. The text is what was typed or chosen; for `delete` it says nothing. */
export function editProducts(
  products: readonly Product[],
  kind: EditKind,
  text: string,
  categories: readonly Category[],
): Cell<Wanted[]> {
  const read = readEdit(kind, text.trim(), categories)
  if ('problem' in read) return read
  const want = (product: Product): Wanted['want'] =>
    read.value === 'delete'
      ? { kind: 'delete' }
      : { kind: 'values', values: read.value(product), isStockDifference: kind === 'quantityBy' }
  const value = products.map((product, index) => ({
    row: index + 1,
    productId: product.productId,
    name: product.name,
    want: want(product),
    problems: [],
  }))
  return { value }
}

type Edit = ((product: Product) => Partial<BulkValues>) | 'delete'

function readEdit(kind: EditKind, text: string, categories: readonly Category[]): Cell<Edit> {
  switch (kind) {
    case 'delete':
      return { value: 'delete' }
    case 'category': {
      return mapCell(readCategoryCell(text, categories), (category) => () => ({ category }))
    }
    case 'shipping':
      return mapCell(readShippingCell(text), (shipping) => () => ({ shipping }))
    case 'price':
      return mapCell(readSigned(text), (price) => () => ({ price }))
    case 'quantity':
      return mapCell(readSigned(text), (quantity) => () => ({ quantity }))
    case 'quantityBy':
      return mapCell(readSigned(text), (by) => ({ quantity }) => ({ quantity: quantity + by }))
    case 'priceBy':
      return mapCell(readSigned(text), (by) => ({ priceCents }) => ({
        price: toDollars(priceCents + toCents(by)),
      }))
    case 'pricePercent':
      return mapCell(readSigned(text.replace(/%$/, '')), (percent) => ({ priceCents }) => ({
        price: toDollars(Math.round((priceCents * (100 + percent)) / 100)),
      }))
  }
}

/** A number with a sign, which may be plus. */
function readSigned(text: string): Cell<number> {
  return text === '' ? { problem: 'Enter a number.' } : readNumber(text.trim().replace(/^\+/, ''))
}

function mapCell<From, To>(cell: Cell<From>, map: (value: From) => To): Cell<To> {
  return 'value' in cell ? { value: map(cell.value) } : cell
}

/** An edit as people say it, such as `Price +10 %, 12 products`. */
export function describeEdit(
  kind: EditKind,
  text: string,
  count: number,
  categories: readonly Category[],
): string {
  const products = `${count.toLocaleString()} ${count === 1 ? 'product' : 'products'}`
  switch (kind) {
    case 'delete':
      return `Delete ${products}`
    case 'category': {
      const category = categories.find(({ categoryId }) => categoryId === text)
      return `Category ${category?.name ?? text}, ${products}`
    }
    case 'shipping':
      return `Shipping ${text}, ${products}`
    case 'price':
      return `Price ${text}, ${products}`
    case 'quantity':
      return `Stock ${text}, ${products}`
    case 'quantityBy':
      return `Stock by ${text}, ${products}`
    case 'priceBy':
      return `Price by ${text}, ${products}`
    case 'pricePercent':
      return `Price by ${text.replace(/\s*%$/, '')} %, ${products}`
  }
}
