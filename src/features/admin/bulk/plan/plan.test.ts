import { describe, expect, test } from 'vitest'
import type { Product } from '../../../../api/edge/catalog'
import { tellRow } from '../panel/describe-run'
import { describeEdit, type EditKind, editKinds, editProducts } from './edit'
import { makePlan } from './make-plan'
import { MAX_ROWS, readTable } from './read-table'

const categories = [
  { categoryId: 'cat_1', name: 'Writing' },
  { categoryId: 'cat_2', name: 'Code' },
]
const productOf = (number: number, change: Partial<Product> = {}): Product => ({
  productId: `prd_${number}`,
  name: `Muse ${number}`,
  description: 'Finds words.\r\nAnd more.',
  priceCents: 12_50,
  category: { categoryId: 'cat_1', name: 'Writing' },
  quantity: 7,
  shipping: 0,
  createdAt: '2026-06-15T12:00:00Z',
  sold: 3,
  photo: { data: 'data:image/png;base64,AAAA' },
  ...change,
})
const products = [
  productOf(1),
  productOf(2),
  productOf(3, { name: 'Twin' }),
  productOf(4, { name: 'Twin' }),
]

function planTable(...table: string[][]) {
  const reading = readTable(table, categories)
  if (reading.kind === 'unreadable') throw new Error(reading.reason)
  return makePlan(reading.wanted, products)
}
const reasonsOf = (...table: string[][]) =>
  planTable(...table).map((row) => (row.kind === 'refused' ? row.reasons.join(' ') : row.kind))

describe('a table', () => {
  test('ADM-16 columns are found by name, in any order and spelling, the others are told', () => {
    const reading = readTable(
      [
        ['Stock', 'Product ID', 'Added', 'PRICE (USD)'],
        ['8', 'prd_1', '2026', '9,99'],
      ],
      categories,
    )
    expect(reading).toMatchObject({
      kind: 'read',
      ignored: ['Added'],
      wanted: [{ row: 2, productId: 'prd_1', want: { values: { quantity: 8, price: 9.99 } } }],
    })
  })

  test.each([
    [[], 'There are no rows in it.'],
    [[['Id']], 'There are no rows below the headings.'],
    [
      [
        ['12', '13'],
        ['14', '15'],
      ],
      /first row has to name the columns/,
    ],
    [
      [
        ['Name', 'Qty', 'Stock'],
        ['a', '1', '2'],
      ],
      /Two columns are read as quantity/,
    ],
    [[['Id'], ...Array.from({ length: MAX_ROWS + 1 }, () => ['x'])], /5,000 rows .* 5,001/],
  ])('ADM-16 %# is refused as a whole, with what to do', (table, reason) => {
    expect(readTable(table, categories)).toMatchObject({
      kind: 'unreadable',
      reason: expect.stringMatching(reason),
    })
  })

  test('ADM-16 rows without text are skipped, and the rows’ numbers are those of the sheet', () => {
    const plan = planTable(['Id', 'Price'], ['', ''], ['prd_1', '13'])
    expect(plan).toMatchObject([{ row: 3, kind: 'step' }])
  })

  test('ADM-13 ADM-20 a stock beside what was sold by then is less what was sold since', () => {
    // 7 in stock and 3 sold by now.
    const plan = planTable(
      ['Id', 'Stock', 'Sold'],
      ['prd_1', '9', '1'],
      ['prd_2', '12', '1'],
      ['prd_3', '1', '1'],
      ['prd_4', '12', '4'],
    )
    const change = { change: { quantity: 10 }, isStockDifference: true, soldSince: 2 }
    expect(plan).toMatchObject([
      { kind: 'unchanged' },
      { kind: 'step', step: change },
      { kind: 'refused', reasons: ['2 sold since the sheet was made: there are 7 now.'] },
      { kind: 'refused', reasons: ['The sheet says 4 sold, the shop 3: export it again.'] },
    ])
    const [, row] = plan
    expect(row && tellRow(row, categories)).toBe('Quantity: 7 → 10 (12 less 2 sold since)')
  })

  test('ADM-16 what was sold says nothing without a stock, nor of a product that is new', () => {
    const headings = ['Id', 'Price', 'Sold']
    expect(readTable([headings, ['prd_1', '13', 'many']], categories)).toMatchObject({
      ignored: ['Sold'],
      wanted: [{ problems: [] }],
    })
    expect(
      planTable(
        ['Name', 'Description', 'Price', 'Stock', 'Category', 'Shipping', 'Sold'],
        ['Fresh', 'New.', '1', '5', 'Code', '0', '3'],
        ['Muse 1', '', '13', '', '', '', '9'],
      ),
    ).toMatchObject([
      { step: { kind: 'create', values: { quantity: 5 } } },
      { step: { change: { price: 13 } } },
    ])
    expect(reasonsOf(['Id', 'Stock', 'Sold'], ['prd_1', '8', 'many'])).toEqual([
      '“many” is not a number.',
    ])
  })

  test('ADM-16 an empty cell leaves what the product has', () => {
    const columns = ['Id', 'Name', 'Description', 'Price', 'Category', 'Shipping', 'Stock']
    const [row] = planTable(columns, ['prd_1', '', '', '', '', '', '9'])
    expect(row).toHaveProperty('step.change', { quantity: 9 })
  })
})

describe('a plan', () => {
  test('ADM-17 a row is a change of the fields that differ, or nothing', () => {
    const plan = planTable(
      ['Id', 'Name', 'Description', 'Price', 'Stock', 'Category', 'Shipping'],
      ['prd_1', 'Muse 1', 'Finds words.\nAnd more.', '12.50', '7', 'writing', 'No'],
      ['prd_2', 'Muse Two', 'Finds words.\nAnd more.', '13', '7', 'Code', 'Yes'],
    )
    expect(plan[0]).toEqual({ row: 2, name: 'Muse 1', kind: 'unchanged' })
    expect(plan[1]).toMatchObject({
      kind: 'step',
      step: {
        kind: 'change',
        productId: 'prd_2',
        change: { name: 'Muse Two', price: 13, category: 'cat_2', shipping: 1 },
      },
    })
    expect(JSON.stringify(plan)).not.toContain('base64')
  })

  test('ADM-17 without an id a product is found by its exact name, and a new name is a new product', () => {
    const plan = planTable(
      ['Name', 'Description', 'Price', 'Stock', 'Category', 'Shipping'],
      ['Muse 1', '', '13', '', '', ''],
      ['Fresh', 'New.', '1', '0', 'Code', '0'],
    )
    expect(plan).toMatchObject([
      { kind: 'step', step: { kind: 'change', productId: 'prd_1', change: { price: 13 } } },
      {
        kind: 'step',
        step: {
          kind: 'create',
          values: {
            name: 'Fresh',
            description: 'New.',
            price: 1,
            quantity: 0,
            category: 'cat_2',
            shipping: 0,
          },
        },
      },
    ])
  })

  test('ADM-16 ADM-17 a name of two lines is the same in every form of line breaks, for two rows too', () => {
    const reading = readTable(
      [
        ['Name', 'Price'],
        ['In\ntwo', '13'],
        ['In\rtwo', '14'],
      ],
      categories,
    )
    if (reading.kind === 'unreadable') throw new Error(reading.reason)
    const stored = { ...productOf(5), name: 'In\r\ntwo' }
    expect(makePlan(reading.wanted, [stored])).toMatchObject([
      { kind: 'step', step: { kind: 'change', productId: 'prd_5', change: { price: 13 } } },
      { kind: 'refused', reasons: ['Row 2 is about the same product.'] },
    ])
    expect(
      reasonsOf(
        ['Name', 'Description', 'Price', 'Stock', 'Category', 'Shipping'],
        ['New\none', 'New.', '1', '0', 'Code', '0'],
        ['New\r\none', 'New.', '1', '0', 'Code', '0'],
      ),
    ).toEqual(['step', 'Row 2 is about the same product.'])
  })

  test.each([
    [['Id', 'Price'], ['prd_9', '1'], 'No product has the id prd_9.'],
    [['Name', 'Price'], ['Twin', '1'], '2 products have this name: say which by its id.'],
    [
      ['Name', 'Price'],
      ['Fresh', '1'],
      /No product has this name, and a new one needs description, quantity, category, and shipping/,
    ],
    [['Id', 'Price'], ['prd_1', '1.0055'], /Price: US dollars/],
    [['Id', 'Price'], ['prd_1', '-1'], /Price: US dollars/],
    [['Id', 'Price'], ['prd_1', '100001'], /Price: US dollars/],
    [['Id', 'Stock'], ['prd_1', '1.5'], /Quantity: Whole pieces/],
    [['Id', 'Stock'], ['prd_1', '1000001'], /Quantity: Whole pieces/],
    [['Id', 'Name'], ['prd_1', 'x'.repeat(121)], /Name: 121 of 120/],
    [['Id', 'Category'], ['prd_1', 'Cooking'], 'There is no category “Cooking”.'],
    [['Id', 'Price'], ['', '1'], /neither an id nor a name/],
  ])('ADM-17 %j %j is refused with its reason', (headings, cells, reason) => {
    expect(reasonsOf(headings, cells)).toEqual([expect.stringMatching(reason)])
  })

  test('ADM-17 a refused row does not take the others with it', () => {
    expect(reasonsOf(['Id', 'Price'], ['prd_1', 'x'], ['prd_2', '13'])).toEqual([
      '“x” is not a number.',
      'step',
    ])
  })

  test('ADM-17 a product stands in one row alone', () => {
    expect(reasonsOf(['Id', 'Name', 'Price'], ['prd_1', '', '1'], ['', 'Muse 1', '2'])).toEqual([
      'step',
      'Row 2 is about the same product.',
    ])
  })

  test('ADM-17 five thousand rows against ten thousand products look at each a few times, not once a row', () => {
    let looks = 0
    const look: ProxyHandler<Product> = {
      get(product, key) {
        looks += 1
        return Reflect.get(product, key)
      },
    }
    const many = Array.from({ length: 10_000 }, (_, number) => new Proxy(productOf(number), look))
    const table = [
      ['Id', 'Price'],
      ...many.slice(0, MAX_ROWS).map(({ productId }) => [productId, '1']),
    ]
    const reading = readTable(table, categories)
    if (reading.kind === 'unreadable') throw new Error(reading.reason)
    looks = 0
    expect(makePlan(reading.wanted, many)).toHaveLength(MAX_ROWS)
    expect(looks).toBeLessThan(30 * many.length)
  })
})

describe('an edit', () => {
  const planEdit = (kind: EditKind, text: string) => {
    const wanted = editProducts(products.slice(0, 1), kind, text, categories)
    return 'problem' in wanted ? wanted.problem : makePlan(wanted.value, products)[0]
  }

  test.each([
    ['price', '9.99', { price: 9.99 }],
    ['priceBy', '+0.50', { price: 13 }],
    ['priceBy', '−0,50', { price: 12 }],
    ['pricePercent', '10', { price: 13.75 }],
    ['pricePercent', '-33 %', { price: 8.38 }],
    ['quantity', '40', { quantity: 40 }],
    ['quantityBy', '-5', { quantity: 2 }],
    ['category', 'cat_2', { category: 'cat_2' }],
    ['shipping', 'Yes', { shipping: 1 }],
  ] as const)('ADM-15 %s %s', (kind, text, change) => {
    expect(planEdit(kind, text)).toMatchObject({ kind: 'step', step: { kind: 'change', change } })
  })

  test('ADM-15 delete is planned with what the product is', () => {
    expect(planEdit('delete', '')).toMatchObject({
      step: { kind: 'delete', productId: 'prd_1', base: { name: 'Muse 1', sold: 3 } },
    })
  })

  test.each([
    ['price', '', 'Enter a number.'],
    ['pricePercent', 'ten', '“ten” is not a number.'],
    ['category', 'cat_9', 'There is no category “cat_9”.'],
  ] as const)('ADM-15 %s “%s” says what is wrong before there is a plan', (kind, text, problem) => {
    expect(planEdit(kind, text)).toBe(problem)
  })

  test('ADM-17 what an edit would make impossible is refused for that product', () => {
    expect(planEdit('quantityBy', '-8')).toMatchObject({ kind: 'refused' })
    expect(planEdit('priceBy', '0')).toMatchObject({ kind: 'unchanged' })
  })

  test('ADM-15 each edit has a title of its own', () => {
    const titles = editKinds.map((kind) => describeEdit(kind, '1', 2, categories))
    expect(new Set(titles).size).toBe(editKinds.length)
  })
})
