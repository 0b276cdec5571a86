import { expect, test } from 'vitest'
import { cardDescription } from './card-product'

test('PROD-3 a card shows the first 100 characters', () => {
  expect(cardDescription('x'.repeat(101))).toBe(`${'x'.repeat(100)}…`)
  expect(cardDescription('x'.repeat(100))).toBe('x'.repeat(100))
})

test('PROD-3 what was cut off behind a word stands at that word, not on a line of its own', () => {
  expect(cardDescription(`${'x'.repeat(99)} yes`)).toBe(`${'x'.repeat(99)}…`)
})

test('PROD-3 a character of two code units counts once and is not cut in half', () => {
  expect(cardDescription('🧭'.repeat(101))).toBe(`${'🧭'.repeat(100)}…`)
})
