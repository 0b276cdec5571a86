import type { Category } from '../../../../api/edge/catalog'
import { formatMoney, toCents } from '../../../../lib/money'
import type { ProductField } from '../save/merge-product'
import type { ProductState } from '../save/product-state'

/** The fields as the form calls them. */
export const fieldLabels: Readonly<Record<ProductField, string>> = {
  file: 'Photo',
  name: 'Name',
  description: 'Description',
  price: 'Price',
  quantity: 'Quantity',
  category: 'Category',
  shipping: 'Shipping',
}

/** A field's value as people read it; of a number that can't be read, that it is none. */
export function describeField(
  field: Exclude<ProductField, 'file'>,
  values: Pick<ProductState, Exclude<ProductField, 'file'>>,
  categories: readonly Category[],
): string {
  switch (field) {
    case 'name':
    case 'description':
      return values[field]
    case 'price':
      return Number.isNaN(values.price) ? 'not a number' : formatMoney(toCents(values.price))
    case 'quantity':
      return values.quantity.toLocaleString()
    case 'category':
      return (
        categories.find(({ categoryId }) => categoryId === values.category)?.name ?? values.category
      )
    case 'shipping':
      return values.shipping === 1 ? 'Yes' : 'No'
  }
}

/** Such as `Name, Price and Quantity`. */
export function listFields(fields: readonly ProductField[]): string {
  const labels = fields.map((field) => fieldLabels[field])
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(labels)
}
