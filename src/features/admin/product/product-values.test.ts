import { expect, test } from 'vitest'
import { toFormData } from '../../../api/mutations/catalog-mutations'
import { emptyProduct, toProductCreate, toValues } from './product-values'
import { toState } from './save/product-state'

const values = {
  ...emptyProduct,
  name: 'Muse',
  description: 'Finds words.',
  price: '12,50',
  category: 'cat_1',
  shipping: '1',
  quantity: '7',
}

test('ADM-3 the form is sent as the contract’s fields', () => {
  const file = new File(['x'], 'cover.png', { type: 'image/png' })
  const body = toFormData(toProductCreate({ ...values, file }))
  expect([...body.keys()]).toEqual([
    'file',
    'name',
    'description',
    'price',
    'category',
    'shipping',
    'quantity',
  ])
  expect(body.get('price')).toBe('12.5')
  expect(body.get('shipping')).toBe('1')
  expect(body.get('file')).toBeInstanceOf(File)
})

test('ADM-3 what can’t be read is sent empty, never as a made-up zero', () => {
  const body = toFormData(toProductCreate({ ...values, price: '1,000', quantity: 'many' }))
  expect(body.get('price')).toBe('')
  expect(body.get('quantity')).toBe('')
})

test('ADM-7 without a new photo none is sent', () => {
  expect(toFormData(toProductCreate(values)).has('file')).toBe(false)
})

test('ADM-7 ADM-12 the fields are filled with the product’s values', () => {
  const filled = toValues(
    toState({
      productId: 'prd_1',
      name: 'Muse',
      description: 'Finds words.',
      priceCents: 12_50,
      category: { categoryId: 'cat_1', name: 'Writing' },
      quantity: 7,
      shipping: 1,
      createdAt: '2026-01-01T00:00:00Z',
      sold: 3,
    }),
  )
  expect(toProductCreate(filled)).toEqual(toProductCreate(values))
})
