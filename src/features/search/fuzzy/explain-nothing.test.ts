import { describe, expect, test } from 'vitest'
import type { Product } from '../../../api/edge/catalog'
import { explainNothing } from './explain-nothing'
import { findNear, type NearPorts } from './find-near'
import { createMatcher } from './matching/match-name'
import { firstPieces, furtherPieces } from './text-pieces'

const shelf = {
  writing: { categoryId: 'w', name: 'Writing' },
  data: { categoryId: 'd', name: 'Data' },
}
const catalogue: readonly Product[] = [
  product('The Unsent Letter', shelf.writing, 5),
  product('Offer Letter', shelf.data, 9),
  product('Cover Letter', shelf.data, 2),
  product('Résumé, Retold', shelf.writing, 1),
]

function product(name: string, category: Product['category'], sold: number): Product {
  return {
    productId: name,
    name,
    category,
    sold,
    description: '',
    priceCents: 0,
    quantity: 1,
    shipping: 0,
    createdAt: '2026-10-01T09:30:00.000Z',
  }
}

function serve(products: readonly Product[]): { asked: string[]; ports: NearPorts } {
  const asked: string[] = []
  const ports: NearPorts = {
    search: async (text) => {
      asked.push(text)
      return products.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
    },
    bestSellers: async () => products,
  }
  return { asked, ports }
}

describe('SRCH-7 a search without a result says why', () => {
  test('only in other categories: how many, and where, with one call', async () => {
    const { asked, ports } = serve(catalogue)
    expect(await explainNothing({ text: 'letter', category: 'other' }, ports)).toEqual({
      kind: 'other category',
      count: 3,
      shelves: [
        { ...shelf.data, count: 2 },
        { ...shelf.writing, count: 1 },
      ],
    })
    expect(asked).toEqual(['letter'])
  })

  test('a slip: what was meant, how many that finds, and the nearest names', async () => {
    const { ports } = serve(catalogue)
    const reason = await explainNothing({ text: 'lettre', category: 'All' }, ports)
    expect(reason).toMatchObject({
      kind: 'slip',
      meant: { text: 'Letter', count: 3 },
      near: [{ product: { name: 'Offer Letter' } }, {}, {}],
    })
  })

  test('a slip that means a word of more names than are shown: how many its search finds', async () => {
    const letters = Array.from({ length: 12 }, (_, index) =>
      product(`Letter ${index}`, shelf.writing, index),
    )
    const { ports } = serve(letters)
    const reason = await explainNothing({ text: 'lettre', category: 'All' }, ports)
    expect(reason).toMatchObject({ kind: 'slip', meant: { text: 'Letter', count: 12 } })
  })

  test('no such word: which one, and what the others find', async () => {
    const { ports } = serve(catalogue)
    const reason = await explainNothing({ text: 'letter for dragons', category: 'All' }, ports)
    expect(reason).toEqual({
      kind: 'no such word',
      unknownWords: ['dragons'],
      part: { text: 'letter', count: 3 },
    })
  })

  test('nothing of the kind: no way out is made up', async () => {
    const { ports } = serve(catalogue)
    const reason = await explainNothing({ text: 'zzzz', category: 'All' }, ports)
    expect(reason).toEqual({ kind: 'no such word', unknownWords: [], part: undefined })
  })

  test('a service that fails is heard', async () => {
    const ports: NearPorts = {
      search: () => Promise.reject(new Error('gone')),
      bestSellers: async () => [],
    }
    await expect(explainNothing({ text: 'zz', category: 'All' }, ports)).resolves.toBeDefined()
    await expect(explainNothing({ text: 'zzzz', category: 'All' }, ports)).rejects.toThrow('gone')
  })
})

describe('SRCH-6 the names that are shown', () => {
  test('of equally near ones the shortest part first, then what sells best', async () => {
    const { ports } = serve([
      product('Résumé, Retold', shelf.writing, 9),
      product('Retold Résumé', shelf.writing, 1),
      product('Retold Résumé for Teachers', shelf.writing, 5),
    ])
    const { products } = await findNear('resume retold', ports)
    expect(products.map(({ score }) => score)).toEqual([1, 1, 1])
    expect(products.map(({ product: { name } }) => name)).toEqual([
      'Retold Résumé for Teachers',
      'Retold Résumé',
      'Résumé, Retold',
    ])
  })

  test('none that is much further away than the nearest', async () => {
    const near = product('Spreadsheet Untangler', shelf.data, 1)
    const far = product('Spread Shade', shelf.data, 9)
    const nearest = async (...names: Product[]) =>
      (await findNear('spread sheet', serve(names).ports)).products.map(({ product }) => product)
    expect(await nearest(far)).toEqual([far])
    expect(await nearest(far, near)).toEqual([near])
  })
})

test.each([
  ['resume', 'Résumé, Retold', 1, 'Résumé'],
  ['RETOLD resume', 'Résumé, Retold', 1, 'Résumé, Retold'],
  ['strasse', 'Die Straße', 1, 'Straße'],
  ['spread sheet', 'Spreadsheet Untangler', 1, 'Spreadsheet'],
  ['letters', 'The Unsent Letter', 0.92, 'Letter'],
  ['stories', 'Bedtime Story', 0.92, 'Story'],
  ['to', 'Two People', 0, ''],
  ['…', 'Two People', 0, ''],
])('SRCH-6 “%s” fits %s by %d', (typed, name, score, meant) => {
  const match = createMatcher(typed)(name)
  expect(match.score).toBeCloseTo(score, 1)
  if (score > 0) expect(match.meant).toBe(meant)
})

describe('SRCH-6 the pieces of a text', () => {
  test.each([
    ['negotation', ['negotat', 'otation'], ['negot', 'ation']],
    ['unsent lettre', ['unsent', 'lettre'], ['uns', 'ent']],
    ['cover leter coach', ['cover leter', 'leter coach'], ['coach', 'cover', 'leter', 'cov', 'er']],
    ['a b', [], []],
    ['x', [], []],
  ])('%s', (text, first, further) => {
    expect(firstPieces(text)).toEqual(first)
    expect(furtherPieces(text)).toEqual(further)
  })

  test('are at most two and then five, none of them the text, whatever it is', () => {
    for (let words = 1; words <= 12; words++) {
      const text = Array.from({ length: words }, (_, at) => 'abcdefghijkl'.slice(at)).join(' ')
      expect(firstPieces(text).length).toBeLessThanOrEqual(2)
      expect(furtherPieces(text).length).toBeLessThanOrEqual(5)
      expect([...firstPieces(text), ...furtherPieces(text)]).not.toContain(text)
    }
  })
})
