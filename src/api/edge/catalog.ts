import { type Cents, toCents, toDollars } from '../../lib/money'
import type { components } from '../generated/schema'

type Wire = components['schemas']

export interface Category extends Omit<Wire['Category'], '_id'> {
  categoryId: string
}

export interface Product extends Omit<Wire['Product'], '_id' | 'price' | 'category'> {
  productId: string
  /** Of one piece. */
  priceCents: Cents
  category: Category
}

export interface ProductPage extends Omit<Wire['ProductPage'], 'data'> {
  data: Product[]
}

/** What a shopper filters by; empty lists mean any. */
export interface ProductFilters {
  categoryIds: string[]
  /** Lowest and highest price, both inclusive. */
  priceRangeCents: Cents[]
}

export function toCategory({ _id, ...rest }: Wire['Category']): Category {
  return { ...rest, categoryId: _id }
}

export function toWireCategory({ categoryId, ...rest }: Category): Wire['Category'] {
  return { ...rest, _id: categoryId }
}

export function toProduct({ _id, price, category, ...rest }: Wire['Product']): Product {
  return { ...rest, productId: _id, priceCents: toCents(price), category: toCategory(category) }
}

export function toProducts(wire: readonly Wire['Product'][]): Product[] {
  return wire.map(toProduct)
}

export function toProductPage({ data, ...rest }: Wire['ProductPage']): ProductPage {
  return { ...rest, data: toProducts(data) }
}

export function toWireFilters({
  categoryIds,
  priceRangeCents,
}: ProductFilters): Wire['ProductFilter']['filters'] {
  return { category: categoryIds, price: priceRangeCents.map(toDollars) }
}
