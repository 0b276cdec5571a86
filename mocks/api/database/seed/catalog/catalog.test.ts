import { describe, expect, test } from 'vitest'
import { categories } from '../categories'
import { catalog } from './catalog'
import type { SeedProduct } from './seed-product'

const CARD_CUT = 100

/** Products that share a value with an earlier one. */
function repeated(read: (product: SeedProduct) => string | number): string[] {
  const seen = new Set<string | number>()
  return catalog
    .filter((product) => {
      const value = read(product)
      const isKnown = seen.has(value)
      seen.add(value)
      return isKnown
    })
    .map(({ slug }) => slug)
}

/** Products that break a rule. */
function breaking(rule: (product: SeedProduct) => boolean): string[] {
  return catalog.filter((product) => !rule(product)).map(({ slug }) => slug)
}

function countPriced(lowCents: number, highCents: number): number {
  return catalog.filter(({ priceCents }) => priceCents >= lowCents && priceCents <= highCents)
    .length
}

test('there are eight categories with short names of their own', () => {
  expect(categories).toHaveLength(8)
  expect(new Set(categories.map(({ name }) => name)).size).toBe(8)
  expect(categories.filter(({ name }) => name.length < 1 || name.length > 32)).toEqual([])
})

test.each(categories)('the category $name has products enough', (category) => {
  const products = catalog.filter((product) => product.category === category.slug)
  expect(products.length).toBeGreaterThanOrEqual(9)
})

describe('every product', () => {
  test('has a slug, a name, an age and an opening of its own', () => {
    expect(catalog.length).toBeGreaterThanOrEqual(72)
    expect(repeated(({ slug }) => slug)).toEqual([])
    expect(repeated(({ name }) => name.toLowerCase())).toEqual([])
    expect(repeated(({ createdDaysAgo }) => createdDaysAgo)).toEqual([])
    expect(repeated(({ description }) => description.split(' ', 2).join(' '))).toEqual([])
  })

  test('keeps the limits of its fields', () => {
    expect(breaking(({ slug }) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
    expect(breaking(({ name }) => name.length > 0 && name.length <= 60)).toEqual([])
    expect(breaking(({ name }) => name === name.trim() && name === name.normalize())).toEqual([])
    expect(breaking(({ description: { length } }) => length >= 120 && length <= 700)).toEqual([])
    expect(breaking(({ priceCents }) => isWholeWithin(priceCents, 0, 12_000))).toEqual([])
    expect(breaking(({ quantity }) => isWholeWithin(quantity, 0, 500))).toEqual([])
    expect(breaking(({ sold }) => isWholeWithin(sold, 0, 10_000))).toEqual([])
    expect(breaking(({ createdDaysAgo }) => isWholeWithin(createdDaysAgo, 1, 730))).toEqual([])
  })

  test('says what it is in a first sentence that a card does not cut', () => {
    const firstSentence = /^.{30,}?[.?](?= )/
    expect(
      breaking(({ description }) => firstSentence.test(description.slice(0, CARD_CUT + 1))),
    ).toEqual([])
  })
})

test('prices reach every filter, its edges, and what lies beyond them', () => {
  expect(countPriced(0, 0)).toBeGreaterThanOrEqual(5)
  for (const [low, high] of [
    [0, 900],
    [1000, 1900],
    [2000, 2900],
    [3000, 3900],
    [4000, 9900],
  ] as const) {
    // More than one page of six, so that "Load more" has something to do in each filter.
    expect(countPriced(low, high), `${low} to ${high}`).toBeGreaterThan(6)
  }
  expect(countPriced(9_901, 12_000)).toBeGreaterThanOrEqual(3)
  for (const edge of [900, 999, 1000, 1900, 2000, 2900, 2999, 3000, 3900, 4000, 9900, 12_000]) {
    expect(countPriced(edge, edge), `exactly ${edge}`).toBeGreaterThanOrEqual(1)
  }
})

test('stock runs from sold out over the last piece to plenty', () => {
  const countOf = (quantity: number) =>
    catalog.filter((product) => product.quantity === quantity).length
  expect(countOf(0)).toBeGreaterThanOrEqual(4)
  expect(countOf(0)).toBeLessThanOrEqual(8)
  expect(countOf(1)).toBeGreaterThanOrEqual(2)
  expect(countOf(2)).toBeGreaterThanOrEqual(2)
  expect(countOf(500)).toBeGreaterThanOrEqual(2)
})

test('only a few products are sent by post, and they say so', () => {
  const posted = catalog.filter(({ shipping }) => shipping === 1)
  expect(posted.length).toBeGreaterThanOrEqual(3)
  expect(posted.length).toBeLessThanOrEqual(8)
  expect(posted.filter(({ description }) => !description.includes('by post'))).toEqual([])
})

test('the best sellers are six, without a tie at the edge, from several categories', () => {
  const bySales = [...catalog].sort((a, b) => b.sold - a.sold)
  const best = bySales.slice(0, 6)
  expect(best.at(-1)?.sold).toBeGreaterThan(bySales[6]?.sold ?? 0)
  expect(new Set(best.map(({ category }) => category)).size).toBeGreaterThanOrEqual(4)
})

test.each([
  ['accents', /[éèïáàãüçñ]/i],
  ['Vietnamese', /ở/],
  ['Greek', /\p{Script=Greek}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Japanese', /\p{Script=Han}/u],
  ['Korean', /\p{Script=Hangul}/u],
  ['typographic characters', /[—…·¿⇄]/],
])('some names have %s, for the search to find', (_, script) => {
  expect(catalog.some(({ name }) => script.test(name))).toBe(true)
})

test('texts use typographic quotes and never the straight ones', () => {
  expect(breaking(({ name, description }) => !/['"]/.test(name + description))).toEqual([])
})

function isWholeWithin(value: number, low: number, high: number): boolean {
  return Number.isInteger(value) && value >= low && value <= high
}
