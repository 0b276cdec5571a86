import { asArray, asObject } from '../../../../mocks/contract/json'
import { findProducts } from '../../observe/oracle/catalog/own-product'
import type { Day } from './driver'
import type { Shelf } from './shelf'

/** A visitor looks around before anything is changed. */
export async function lookAround(day: Day): Promise<void> {
  const list = (query: Readonly<Record<string, string>>) => day.call('listProducts', { query })
  await day.call('listCategories')
  await day.call('listCategories', { token: 'not-a-token' })
  for (const query of [
    {},
    { order: 'asc' },
    { sortBy: 'sold' },
    { sortBy: 'sold', order: 'asc' },
    { sortBy: 'sold', order: 'desc', limit: '6' },
    { sortBy: 'createdAt', order: 'asc', limit: 'undefined' },
    { sortBy: 'createdAt', order: 'desc', limit: '5' },
    { limit: '1' },
    { limit: '1000000' },
    { limit: '0' },
    { limit: 'all' },
    { sortBy: 'sideways' },
    { order: 'sideways' },
  ])
    await list(query)
  const { json } = await list({ limit: 'undefined' })
  const [some] = findProducts(json)
  const productId = String(some?.['_id'])
  await day.call('showProduct', { path: { productId } })
  await day.call('listRelatedProducts', { path: { productId } })
  await day.call('showProduct', { path: { productId: 'no-such-product' } })
  await day.call('listRelatedProducts', { path: { productId: 'no-such-product' } })
  const category = String(asObject(some?.['category'])['_id'])
  for (const filters of [
    { category: [category], price: [] },
    { category: [], price: [10, 19] },
    { category: [], price: [0, 9] },
    { category: [], price: [] },
  ])
    await day.call('filterProducts', { json: { limit: 100, skip: 0, filters } })
  await day.call('signOut')
  await day.call('signOut', { token: 'not-a-token' })
}

const BAD_FILTERS: readonly unknown[] = [
  { limit: 0, skip: 0, filters: { category: [], price: [] } },
  { limit: 101, skip: 0, filters: { category: [], price: [] } },
  { limit: 6, skip: -1, filters: { category: [], price: [] } },
  { limit: 6, skip: 0 },
  { limit: 'six', skip: 0, filters: { category: [], price: [] } },
  { limit: 6, skip: 0, filters: { category: [{ $ne: '' }], price: [] } },
  { limit: 6, skip: 0, filters: { category: [['a']], price: [] } },
]

/** A shopper filters, pages and searches the day's products. */
export async function browse(day: Day, { categories, ids }: Shelf): Promise<void> {
  const [first, second] = categories
  const filter = (category: readonly string[], price: readonly number[], limit = 100, skip = 0) =>
    day.call('filterProducts', { json: { limit, skip, filters: { category, price } } })
  const none = 'no-such-category'
  await filter([first], [])
  await filter([second], [])
  await filter([first, second], [])
  await filter([second, first], [])
  await filter([second, second], [])
  await filter([none], [])
  await filter([none, second], [])
  for (const price of [
    [10, 19],
    [20, 20],
    [0, 0],
    [0, 6],
    [11, 100_000],
    [19, 19],
    [7, 9],
  ])
    await filter([first], price)
  for (const limit of [1, 2, 4])
    for (const skip of [0, limit, limit * 2]) await filter([first], [], limit, skip)
  await filter([first], [], 5, 500)
  await filter([], [], 6, 1_000_000)
  const many = Array.from({ length: 99 }, (_, index) => `none-${index}`)
  await filter([...many, second], [])
  await day.call('filterProducts', {
    json: { limit: 6, skip: 0, filters: { category: ['\ud83d'], price: [] } },
  })
  const plain = { limit: 3, skip: 0, filters: { category: [first], price: [] } }
  await day.call('filterProducts', { json: { ...plain, conformanceExtra: 'x' } })
  await day.call('filterProducts', {
    raw: { mediaType: 'application/json; charset=utf-8', text: JSON.stringify(plain) },
  })
  for (const json of BAD_FILTERS) await day.call('filterProducts', { json })

  const search = (text: string, category = 'All') =>
    day.call('searchProducts', { query: { search: text, category } })
  const { tag } = day
  for (const text of [
    ...[
      tag,
      tag.toUpperCase(),
      tag.toLowerCase(),
      'Lantern',
      'antern',
      'LANTERN',
      'zürich',
      'ZÜRICH',
    ],
    ...[
      'огонь',
      'ОГОНЬ',
      'iğ',
      '50%',
      '%',
      '_',
      '50% off',
      '(50',
      '[x]',
      '[',
      "d'or",
      "'",
      'r_a',
      'a+b',
      'a b',
    ],
    ...[
      '& <i>',
      '&',
      '<',
      '\\',
      '.*',
      '*',
      '?',
      '#',
      '🔑',
      '+',
      `${tag} Lantern`,
      `Lantern ${tag}`,
      'x',
    ],
    ...[
      '%2B',
      '100%',
      'a product',
      'off lantern',
      'q'.repeat(120),
      '  ',
      '? #',
      'a\0b',
      '言葉',
      'e\u0301',
    ],
  ])
    await search(text)
  await search(tag, first)
  await search(tag, second)
  await search(tag, none)
  await day.call('searchProducts', { query: {} })
  await day.call('searchProducts', { query: { 'search[$ne]': 'x' } })
  await day.call('searchProducts', { query: { search: 's'.repeat(121) } })
  for (const productId of [...ids.values()].slice(0, 3))
    await day.call('listRelatedProducts', { path: { productId } })
  const list = (query: Readonly<Record<string, string>>) => day.call('listProducts', { query })
  await list({ sortBy: 'sold', order: 'asc', limit: '3' })
  await list({ sortBy: 'createdAt', order: 'desc', limit: String(asArray([...ids]).length) })
  await list({ limit: '1000000' })
  await list({ limit: 'undefined' })
  await list({ limit: '2' })
}
