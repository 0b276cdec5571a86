import { describe, expect, test } from 'vitest'
import { catalog } from '../../mocks/api/database/seed/catalog/catalog'
import { generateProducts } from '../../mocks/api/database/seed/large/generate-products'
import { foldText } from '../../mocks/api/lib/fold-text'
import type { Product } from '../../src/api/edge/catalog'
import { findNear, type NearPorts } from '../../src/features/search/fuzzy/find-near'
import { handWritten, type Slip, slipEach } from './slips'

/** Two for the parts of the first round, one for the best sellers, five for the second round. */
const MOST_CALLS = 8
const MOST_FOUND = 100
const MOST_LISTED = 200
const FIRST = 3
const WANTED = 95

type Named = Pick<Product, 'name' | 'sold'> & { createdDaysAgo: number }

const seed = catalog.map(toProduct)
const many = [...catalog, ...generateProducts(10_000 - catalog.length, 1)].map(toProduct)

/** The hundred: those written by hand, and as many made by rule from every other name. */
const hundred = [...handWritten, ...slipEach(names(catalog), 'a word').filter(isUnanswered(seed))]
  .filter((_, index) => index < handWritten.length || index % 2 === 0)
  .slice(0, 100)
/** A slip in each of a hundred whole names, evenly from all of them. */
const hundredOfMany = slipEach(
  names(many).filter((_, index) => index % 83 === 0),
  'the name',
)
  .filter(isUnanswered(many))
  .slice(0, 100)

test('SRCH-6 each of the hundred slips is one: the service finds nothing', () => {
  expect(hundred).toHaveLength(100)
  expect(hundred.filter(({ meant }) => !names(catalog).includes(meant))).toEqual([])
  expect(hundred.filter((slip) => !isUnanswered(seed)(slip))).toEqual([])
  expect(new Set(hundred.map(({ typed }) => typed)).size).toBe(100)
})

describe.each([
  { where: 'in the shop’s own catalogue', products: seed, slips: hundred },
  { where: 'in a catalogue of 10,000', products: many, slips: hundredOfMany },
])('SRCH-6 a hundred slips $where', ({ products, slips }) => {
  test(`at least ${WANTED} find the product among the first three, in ${MOST_CALLS} calls at most`, async () => {
    const service = serve(products)
    const results = await Promise.all(slips.map((slip) => look(slip, service)))
    const missed = results.filter(({ place }) => place < 0 || place >= FIRST)
    expect(slips).toHaveLength(100)
    expect(Math.max(...results.map(({ calls }) => calls))).toBeLessThanOrEqual(MOST_CALLS)
    expect(missed.length, describeMissed(missed)).toBeLessThanOrEqual(slips.length - WANTED)
  })
})

test('SRCH-6 what is proposed to search for finds the product', async () => {
  const results = await Promise.all(hundred.map((slip) => look(slip, serve(seed))))
  const lost = results.filter(
    ({ meant, best }) => best !== undefined && meant && !contains(best, meant),
  )
  expect(lost).toEqual([])
})

function toProduct({ name, sold, createdDaysAgo }: Named, index: number): Product & Named {
  return {
    productId: `p${index}`,
    name,
    sold: sold ?? 0,
    createdDaysAgo,
    description: '',
    priceCents: 0,
    category: { categoryId: 'c', name: 'C' },
    quantity: 1,
    shipping: 0,
    createdAt: '2026-10-01T09:30:00.000Z',
  }
}

/** Answers as the contract has it. */
function serve(products: readonly (Product & Named)[]): NearPorts {
  const newest = products
    .toSorted((a, b) => a.createdDaysAgo - b.createdDaysAgo)
    .map((product) => ({ product, key: foldText(product.name) }))
  const best = products.toSorted((a, b) => (b.sold ?? 0) - (a.sold ?? 0)).slice(0, MOST_LISTED)
  return {
    bestSellers: async () => best,
    search: async (text) => {
      const part = foldText(text)
      const found: Product[] = []
      for (const { product, key } of newest) {
        if (key.includes(part)) found.push(product)
        if (found.length === MOST_FOUND) break
      }
      return found
    },
  }
}

async function look({ typed, meant, kind }: Slip, { search, bestSellers }: NearPorts) {
  let calls = 0
  const found = await findNear(typed, {
    search: (text) => {
      calls += 1
      return search(text)
    },
    bestSellers: () => {
      calls += 1
      return bestSellers()
    },
  })
  const place = found.products.findIndex(({ product }) => product.name === meant)
  const [best] = found.products
  return { kind, typed, wanted: meant, place, calls, best: best?.product.name, meant: best?.meant }
}

function names(products: readonly { name: string }[]): string[] {
  return products.map(({ name }) => name)
}

function contains(name: string, text: string): boolean {
  return foldText(name).includes(foldText(text))
}

function isUnanswered(products: readonly { name: string }[]) {
  const keys = products.map(({ name }) => foldText(name))
  return ({ typed }: Slip) => !keys.some((key) => key.includes(foldText(typed)))
}

function describeMissed(missed: Awaited<ReturnType<typeof look>>[]): string {
  return missed.map(({ typed, wanted, best }) => `${typed}: ${wanted}, found ${best}`).join('\n')
}
