import { expect, test } from 'vitest'
import { workOf } from './operation-work'

test('API-6 only a product with a picture waits for the decoder of pictures', () => {
  const name = 'Meeting Minute Maker'
  expect(workOf('createProduct', { name, file: new Blob(['GIF89a']) })).toBe('picture')
  expect(workOf('createProduct', { name })).toBe('light')
  expect(workOf('updateProduct', undefined)).toBe('light')
  expect(workOf('searchProducts', undefined)).toBe('search')
})
