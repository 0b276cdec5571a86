import { expect, test } from 'vitest'
import {
  adviseDescription,
  adviseFile,
  adviseName,
  advisePrice,
  adviseQuantity,
} from './product-advice'

test('a name is counted in characters as people see them', () => {
  expect(adviseName('🙂🙂').text).toBe('2 of 120 characters')
  expect(adviseName('x'.repeat(120)).isWarning).toBe(false)
  expect(adviseName('x'.repeat(121)).isWarning).toBe(true)
  expect(adviseDescription('x'.repeat(2001)).isWarning).toBe(true)
})

test.each(['0', '12.5', '12,50', '100000', ''])('a price of "%s" is fine', (price) => {
  expect(advisePrice(price).isWarning).toBe(false)
})

test.each(['-1', '100000.01', '1.005', 'free'])('a price of "%s" is warned of', (price) => {
  expect(advisePrice(price).isWarning).toBe(true)
})

test.each(['1.5', '-1', '1000001', 'many'])('a quantity of "%s" is warned of', (quantity) => {
  expect(adviseQuantity(quantity).isWarning).toBe(true)
})

test.each([advisePrice, adviseQuantity])(
  'ADM-3 what can be read in two ways is warned of with both, %o',
  (advise) => {
    const { isWarning, text } = advise('1,200')
    expect(isWarning).toBe(true)
    expect(text).toContain('“1,200” can be read in two ways: write 1200 or 1.2.')
  },
)

test('a photo over 5 MB or without a byte is warned of, one of exactly 5 MB is not', () => {
  const fileOf = (bytes: number) => new File([new Uint8Array(bytes)], 'cover.png')
  expect(adviseFile(fileOf(5_242_880)).isWarning).toBe(false)
  expect(adviseFile(fileOf(5_242_881)).isWarning).toBe(true)
  expect(adviseFile(fileOf(0)).isWarning).toBe(true)
})

test.each([
  [0, 'cover.png is empty.'],
  [1, 'cover.png, 1 kB (at most 5 MB).'],
  [40_000, 'cover.png, 40 kB (at most 5 MB).'],
  [1_048_576, 'cover.png, 1 MB (at most 5 MB).'],
  [5_242_880, 'cover.png, 5 MB (at most 5 MB).'],
  [5_242_881, `cover.png, ${(5.1).toLocaleString()} MB (at most 5 MB).`],
])('ADM-4 of a photo of %i bytes one reads a size that says why it is refused', (bytes, text) => {
  expect(adviseFile(new File([new Uint8Array(bytes)], 'cover.png')).text).toBe(text)
})
