import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Product } from '../../../../api/edge/catalog'
import { makePlan } from '../plan/make-plan'
import { readTable } from '../plan/read-table'
import { decodeSheet } from './decode-sheet'
import { toOrderCells, toProductCells } from './export-rows'
import { parseSheet } from './parse-sheet'
import { writeSheet } from './write-sheet'

const rows = [
  ['Name', 'Price'],
  ['A "quoted", one;\twith\nlines', '12,50'],
]
const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
const sheetWith = (delimiter: string, end = '\r\n') =>
  rows.map((cells) => cells.map(quote).join(delimiter)).join(end)

test.each([',', ';', '\t', '|'])('ADM-16 cells are told apart by %j', (delimiter) => {
  expect(parseSheet(sheetWith(delimiter))).toEqual({ value: rows })
})

test('ADM-16 a mark of UTF-8, line ends of any kind and a line for Excel are no part of the rows', () => {
  expect(parseSheet(`\ufeff${sheetWith(',', '\n')}`)).toEqual({ value: rows })
  expect(parseSheet(`sep=|\r\n${sheetWith('|')}`)).toEqual({ value: rows })
})

test('ADM-16 a quotation mark that is not closed is told with its row', () => {
  expect(parseSheet('Name,Price\nMuse,1\n"Open,2\nLast,3')).toEqual({
    problem: 'Row 3 has a quotation mark that is not closed.',
  })
})

test('ADM-16 files of older spreadsheets are read by their letters', () => {
  const utf16 = Uint8Array.from([0xff, 0xfe, 0x63, 0x00, 0xe9, 0x00])
  expect(decodeSheet(utf16).text).toBe('cé')
  expect(decodeSheet(Uint8Array.from([0xfe, 0xff, 0x00, 0x63])).text).toBe('c')
  expect(decodeSheet(new TextEncoder().encode('\ufeffcafé €'))).toEqual({ text: 'café €' })
})

test.each([
  ['en-US', [0x63, 0xe9, 0x74], 'cét', 'windows-1252'],
  ['he-IL', [0xf9, 0xec], 'של', 'windows-1255'],
  ['ar-EG', [0xcf, 0xf1], 'دٌ', 'windows-1256'],
  ['ru-RU', [0xcf, 0xf0], 'Пр', 'windows-1251'],
  ['el-GR', [0xc1, 0xe2], 'Αβ', 'windows-1253'],
  ['tr-TR', [0xf0, 0xfe], 'ğş', 'windows-1254'],
  ['pl-PL', [0xb3, 0xbf], 'łż', 'windows-1250'],
  ['sr-RS', [0xcf, 0xf0], 'Пр', 'windows-1251'],
  ['sr-Latn-RS', [0x9e, 0xe8], 'žč', 'windows-1250'],
  ['lt-LT', [0xd0, 0xeb], 'Šė', 'windows-1257'],
  ['ja-JP', [0x83, 0x65], 'テ', 'shift_jis'],
  ['ko-KR', [0xb0, 0xa1], '가', 'euc-kr'],
  ['zh-CN', [0xd6, 0xd0], '中', 'gb18030'],
  ['zh-TW', [0xa4, 0xa4], '中', 'big5'],
])('ADM-16 files of Excel in %s are read by its letters: %j', (locale, bytes, text, encoding) => {
  expect(decodeSheet(Uint8Array.from(bytes), locale)).toEqual({ text, encoding })
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1', "'=1"])(
  'ADM-20 the text %j is no formula in a sheet, and is read back as it was',
  (text) => {
    const sheet = writeSheet(['Name'], [[text]], 'en-US')
    expect(sheet).toContain("'")
    expect(sheet.split('\r\n')[1]?.replace(/^"/, '')).toMatch(/^'/)
    expect(parseSheet(sheet)).toMatchObject({ value: [['Name'], [text]] })
  },
)

test.each([
  ['en-US', 'Price,Name'],
  ['de-DE', 'Price;Name'],
  ['de-CH', 'Price;Name'],
  ['it-CH', 'Price;Name'],
  ['de-LI', 'Price;Name'],
])('ADM-20 a sheet for %s has the delimiter that Excel expects there: %s', (locale, head) => {
  const sheet = writeSheet(['Price', 'Name'], [[12.5, 'Muse; the first']], locale)
  expect(sheet.split('\r\n')[0]).toBe(`\ufeff${head}`)
  expect(parseSheet(sheet)).toMatchObject({
    value: [
      ['Price', 'Name'],
      [expect.anything(), 'Muse; the first'],
    ],
  })
})

test('ADM-20 any text is read back as it was, and none begins as a formula does', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 4 }),
      (cells) => {
        const sheet = writeSheet(
          cells.map(() => 'Head'),
          [cells, cells],
          'de-DE',
        )
        const read = parseSheet(sheet)
        expect('value' in read && read.value[2]).toEqual(cells)
      },
    ),
  )
})

test('ADM-20 a sheet is what spreadsheets of the visitor’s language open', () => {
  expect(writeSheet(['Name', 'Price'], [['Muse', 12.5]], 'en-US')).toBe(
    '\ufeffName,Price\r\nMuse,12.5\r\n',
  )
  expect(writeSheet(['Name', 'Price'], [['Muse', 12.5]], 'de-DE')).toBe(
    '\ufeffName;Price\r\nMuse;12,5\r\n',
  )
})

test('ADM-13 ADM-20 an export that nobody touched changes nothing when it is imported, whatever was sold since', () => {
  const categories = [{ categoryId: 'cat_1', name: '=Ideas' }]
  const product = fc.record({
    name: fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
    description: fc.string({ minLength: 1, unit: 'grapheme' }),
    priceCents: fc.integer({ min: 0, max: 10_000_000 }),
    quantity: fc.nat(1_000_000),
    shipping: fc.constantFrom(0 as const, 1 as const),
    sold: fc.nat(1_000),
  })
  fc.assert(
    fc.property(
      fc.array(product, { minLength: 1 }),
      fc.constantFrom('en-US', 'de-DE', 'fr-FR'),
      fc.nat(1_000),
      (all, locale, most) => {
        const products = all.map(
          (fields, number): Product => ({
            ...fields,
            productId: `prd_${number}`,
            category: { categoryId: 'cat_1', name: '=Ideas' },
            createdAt: '2026-06-15T12:00:00Z',
          }),
        )
        const headings = [
          'Id',
          'Name',
          'Description',
          'Price',
          'Quantity',
          'Category',
          'Shipping',
          'Sold',
          'Added',
        ]
        const read = parseSheet(writeSheet(headings, products.map(toProductCells), locale))
        if ('problem' in read) throw new Error(read.problem)
        const reading = readTable(read.value, categories)
        if (reading.kind === 'unreadable') throw new Error(reading.reason)
        const later = products.map((product) => {
          const since = Math.min(product.quantity, most)
          return { ...product, quantity: product.quantity - since, sold: product.sold + since }
        })
        const plan = makePlan(reading.wanted, later)
        expect(plan.filter(({ kind }) => kind !== 'unchanged')).toEqual([])
      },
    ),
  )
})

test('ADM-20 an order is one row, its products in one cell', () => {
  const cells = toOrderCells({
    orderId: 'ord_1',
    createdAt: '2026-06-15T12:00:00Z',
    status: 'Shipped',
    user: { userId: 'usr_1', name: '=Ann' },
    address: '1 Lane\nTown',
    products: [
      {
        productId: 'prd_1',
        name: 'Muse',
        count: 2,
        priceCents: 100,
        createdAt: '2026-06-15T12:00:00Z',
      },
      {
        productId: 'prd_2',
        name: 'Guide',
        count: 1,
        priceCents: 150,
        createdAt: '2026-06-15T12:00:00Z',
      },
    ],
    amountCents: 350,
    transactionId: 'txn_1',
  })
  expect(cells).toEqual([
    'ord_1',
    '2026-06-15T12:00:00Z',
    'Shipped',
    '=Ann',
    '1 Lane\nTown',
    '2 × Muse; 1 × Guide',
    3.5,
    'txn_1',
  ])
})
