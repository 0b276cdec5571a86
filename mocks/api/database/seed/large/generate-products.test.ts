import { expect, test } from 'vitest'
import { catalog } from '../catalog/catalog'
import { categories } from '../categories'
import { generateProducts, type LargeProduct } from './generate-products'

const MANY = 100_000

const products = [...generateProducts(MANY, 1)]

function countDistinct(read: (product: LargeProduct) => string | number): number {
  return new Set(products.map(read)).size
}

test('a hundred thousand products differ in slug, name and age', () => {
  expect(products).toHaveLength(MANY)
  expect(countDistinct(({ slug }) => slug)).toBe(MANY)
  expect(countDistinct(({ name }) => name)).toBe(MANY)
  expect(countDistinct(({ createdDaysAgo }) => createdDaysAgo)).toBe(MANY)
})

test('every field keeps within the limits of the contract', () => {
  const flawed = products.filter(
    ({ name, description, priceCents, quantity, sold, createdDaysAgo }) =>
      name.length > 120 ||
      description.length < 120 ||
      description.length > 2000 ||
      /[{}]|undefined/.test(name + description) ||
      !Number.isInteger(priceCents) ||
      priceCents < 0 ||
      priceCents > 12_000 ||
      !Number.isInteger(quantity) ||
      quantity < 0 ||
      !Number.isInteger(sold) ||
      sold < 0 ||
      createdDaysAgo < 0,
  )
  expect(flawed.slice(0, 3)).toEqual([])
})

test('every category, every picture and every price range is used', () => {
  expect(countDistinct(({ category }) => category)).toBe(categories.length)
  const pictures = new Set(products.map(({ pictureSlug }) => pictureSlug))
  expect([...pictures].sort()).toEqual(catalog.map(({ slug }) => slug).sort())
  for (const [low, high] of [
    [0, 900],
    [1000, 1900],
    [2000, 2900],
    [3000, 3900],
    [4000, 9900],
    [10_000, 12_000],
  ] as const) {
    const share = products.filter((p) => p.priceCents >= low && p.priceCents <= high).length / MANY
    expect(share, `${low} to ${high}`).toBeGreaterThan(0.03)
  }
})

test('a product carries a picture in the colors of its category', () => {
  const categoryOf = new Map<string, string>(catalog.map(({ slug, category }) => [slug, category]))
  expect(products.filter((p) => categoryOf.get(p.pictureSlug) !== p.category)).toEqual([])
})

test('one seed gives one catalog, another seed another', () => {
  const take = (seed: number) => [...generateProducts(50, seed)]
  expect(take(7)).toEqual(take(7))
  expect(take(8).map(({ name }) => name)).not.toEqual(take(7).map(({ name }) => name))
})

test('a larger catalog begins like a smaller one', () => {
  expect([...generateProducts(20, 3)]).toEqual([...generateProducts(40, 3)].slice(0, 20))
})
