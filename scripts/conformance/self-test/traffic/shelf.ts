import { createPicture } from '../../checks/admin/tiny-picture'
import type { FormFields } from '../../http/exchange'
import { findProducts } from '../../observe/oracle/catalog/own-product'
import { addCategories } from './categories'
import type { Day, Person } from './driver'

/** What the administrator has made. */
export interface Shelf {
  /** Two own categories. */
  readonly categories: readonly [string, string]
  /** Ids by the word in the name. */
  readonly ids: ReadonlyMap<string, string>
  id(word: string): string
}

type Values = Readonly<Record<string, string | FormFields[string]>>

const LINES = 'First line\r\nSecond <b>line</b>  with  blanks & "quotes" 🔑 ñ '
const GONE = 'gone-product'

/** The products of the day: word, price, quantity and what else is unusual. */
const products: readonly (readonly [word: string, values: Values])[] = [
  ['Lantern', { price: '10', quantity: '3' }],
  ['Harbour', { price: '19', quantity: '50' }],
  ['Meadow', { price: '20', quantity: '50', shipping: '1' }],
  ['Comet', { price: '0', quantity: '9' }],
  ['Cents', { price: '20.05', quantity: '1000' }],
  ['Pence', { price: '0.1', quantity: '1000' }],
  ['ZÜRICH İĞ ОГОНЬ (50% off) [x]', { price: '5', description: LINES }],
  ["d'Or_a+b & <i> \\ .* ? # 🔑", { price: '6', description: 'd'.repeat(2000) }],
  ['e\u0301 ﬁ ² 言葉', { price: '100000', quantity: '1000000' }],
]

/** The administrator fills a shelf, with slips of the keyboard. */
export async function fillShelf(day: Day, admin: Person): Promise<Shelf> {
  const categories = await addCategories(day, admin)
  const [first, second] = categories
  const name = (word: string) => `${day.tag} ${word}`
  const common = { description: 'A product.', category: first, shipping: '0', quantity: '10' }
  const create = (form: FormFields) => day.as(admin, 'createProduct', { form })
  const names = new Map<string, string>()
  for (const [word, values] of products) {
    await create({ name: name(word), ...common, ...values })
    names.set(word, name(word))
  }
  const padded = ` ${name('Blanks')}  `
  await create({
    ...common,
    name: padded,
    price: '7',
    category: second,
    conformanceExtra: 'x',
    sold: '99',
  })
  const full = `${name('')}${'言🔑'.repeat(60)}`
  const longest = [...full].slice(0, 120).join('')
  await create({
    ...common,
    name: longest,
    price: '8',
    category: second,
    file: createPicture(8, 6),
  })
  await create({ ...common, name: name('Victim'), price: '9', category: second })
  for (const [word, text] of [
    ['Blanks', padded],
    ['Longest', longest],
    ['Victim', name('Victim')],
  ] as const)
    names.set(word, text)

  for (const values of wrongProducts(first, second))
    await create(withoutNothing({ name: name('Wrong'), ...common, price: '1', ...values }))
  await day.rest()
  const { json } = await day.call('listProducts', {
    query: { sortBy: 'createdAt', order: 'desc', limit: 'undefined' },
  })
  const listed = new Map(
    findProducts(json).map(({ _id, name: text }) => [String(text), String(_id)]),
  )
  const ids = new Map([...names].map(([word, text]) => [word, listed.get(text) ?? GONE]))
  return { categories, ids, id: (word) => ids.get(word) ?? GONE }
}

function wrongProducts(
  first: string,
  second: string,
): readonly (Values | { readonly [field: string]: undefined })[] {
  const text = Uint8Array.from(
    Buffer.from('This is no picture, but a text of some length. '.repeat(4)),
  )
  return [
    { price: '-1' },
    { price: 'cheap' },
    { price: '1.005' },
    { quantity: '-1' },
    { description: undefined },
    { shipping: '7' },
    { name: '   ' },
    { category: `${first}-no-such` },
    { file: { name: 'a.png', mediaType: 'image/png', bytes: text } },
    { name: 'n'.repeat(121), category: second },
  ]
}

/** Fields that are not sent at all. */
function withoutNothing(
  values: Readonly<Record<string, FormFields[string] | undefined>>,
): FormFields {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) =>
      value === undefined ? [] : [[field, value] as const],
    ),
  )
}

/** The administrator changes products, and looks at each afterwards. */
export async function changeShelf(day: Day, admin: Person, shelf: Shelf): Promise<void> {
  const [first, second] = shelf.categories
  const show = (word: string) => day.call('showProduct', { path: { productId: shelf.id(word) } })
  const change = async (word: string, form: FormFields) => {
    await day.as(admin, 'updateProduct', { path: { productId: shelf.id(word) }, form })
    await show(word)
  }
  for (const word of shelf.ids.keys()) await show(word)
  await change('Victim', { price: '19.99' })
  await change('Victim', { name: `<b>${day.tag}</b> &lt; İ` })
  await change('Victim', { description: 'x', shipping: '1', conformanceExtra: 'y' })
  await change('Victim', { description: `${'w '.repeat(999)}w.` })
  await change('Victim', { price: '0', quantity: '0', shipping: '0' })
  await change('Victim', { description: '0' })
  await change('Victim', { price: '100000', quantity: '1000000' })
  await change('Victim', { price: '1.1' })
  await change('Victim', { price: '8.29', category: first })
  await change('Victim', { price: '1.15', category: second, quantity: '70000' })
  await change('Victim', { file: createPicture(4, 4) })
  await change('Victim', { name: '007' })
  await change('Victim', { name: '0' })
  await change('Victim', { name: 'N' })
  await change('Victim', { name: `${day.tag} Victim` })
  for (const form of [
    { description: 'd'.repeat(2001) },
    { price: '-1' },
    { quantity: '1.5' },
    {
      file: {
        name: 'a.png',
        mediaType: 'image/png',
        bytes: Uint8Array.from(Buffer.from('no picture '.repeat(20))),
      },
    },
  ] as const)
    await change('Victim', form)
  const missing = { path: { productId: 'no-such-product' }, form: { price: '1' } }
  await day.as(admin, 'updateProduct', missing)
  await day.as(admin, 'deleteProduct', { path: { productId: 'no-such-product' } })
  await day.rest()
  await day.call('listProducts', {
    query: { sortBy: 'createdAt', order: 'desc', limit: 'undefined' },
  })
  for (const category of [first, second])
    await day.call('filterProducts', {
      json: { limit: 100, skip: 0, filters: { category: [category], price: [] } },
    })
  for (const category of [first, second, 'All'])
    await day.call('searchProducts', { query: { search: day.tag, category } })
}

/** The administrator deletes what was made; a look shows that it is gone. */
export async function emptyShelf(day: Day, admin: Person, shelf: Shelf): Promise<void> {
  const [last = GONE, ...others] = [...shelf.ids.values()]
  const remove = (productId: string) => day.as(admin, 'deleteProduct', { path: { productId } })
  await remove(last)
  await day.call('showProduct', { path: { productId: last } })
  await day.call('listRelatedProducts', { path: { productId: last } })
  await remove(last)
  await day.as(admin, 'updateProduct', { path: { productId: last }, form: { price: '3' } })
  await day.rest()
  const look = async () => {
    await day.call('listProducts', { query: { limit: 'undefined' } })
    await day.call('filterProducts', {
      json: { limit: 100, skip: 0, filters: { category: [...shelf.categories], price: [] } },
    })
    await day.call('searchProducts', { query: { search: day.tag } })
    await day.call('listRelatedProducts', { path: { productId: others[1] ?? GONE } })
  }
  await look()
  for (const productId of others) await remove(productId)
  await day.rest()
  await look()
}
