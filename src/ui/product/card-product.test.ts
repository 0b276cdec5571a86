import { expect, test } from 'vitest'
import { cardDescription } from './card-product'

test('PROD-3 a card shows the first 100 characters', () => {
  expect(cardDescription('x'.repeat(101))).toBe(`${'x'.repeat(100)}…`)
  expect(cardDescription('x'.repeat(100))).toBe('x'.repeat(100))
})

test('PROD-3 a character of two code units counts once and is not cut in half', () => {
  expect(cardDescription('🧭'.repeat(101))).toBe(`${'🧭'.repeat(100)}…`)
})
