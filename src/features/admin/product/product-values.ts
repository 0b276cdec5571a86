import type { ProductCreate } from '../../../api/contract'
import { readNumber } from './read-number'
import type { ProductState } from './save/product-state'

/** The values of the product form's fields: text as typed, and a photo when one was chosen. */
export interface ProductValues {
  file: File | undefined
  name: string
  description: string
  price: string
  category: string
  shipping: string
  quantity: string
}

export const emptyProduct: ProductValues = {
  file: undefined,
  name: '',
  description: '',
  price: '',
  category: '',
  shipping: '0',
  quantity: '',
}

/** The fields filled with a product; its photo stays the one it has until another is chosen. */
export function toValues({ name, description, category, ...numbers }: ProductState): ProductValues {
  return {
    file: undefined,
    name: toLine(name),
    description,
    price: String(numbers.price),
    category,
    shipping: String(numbers.shipping),
    quantity: String(numbers.quantity),
  }
}

/** A text as a field of one line holds it: the browser's own would join the words around a line break. */
export function toLine(text: string): string {
  return text.replace(/\r\n?|\n/g, ' ')
}

/**
 * The fields in the contract's form. The price is still the decimal number that was typed: the service judges it, so it
 * must not be rounded to cents. A number that can't be read is `NaN`.
 */
export function toProductCreate(values: ProductValues): ProductCreate {
  return {
    ...(values.file ? { file: values.file } : {}),
    name: values.name,
    description: values.description,
    price: numberOf(values.price),
    category: values.category,
    shipping: values.shipping === '1' ? 1 : 0,
    quantity: numberOf(values.quantity),
  }
}

/** The number that a field says; `NaN` if it says none, or one that can be read in two ways. */
export function numberOf(text: string): number {
  const read = readNumber(text)
  return 'value' in read ? read.value : Number.NaN
}
