import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ProductCreate } from '../../../../api/contract'
import { differs, mergeProduct, type ProductField, productFields, rebase } from './merge-product'
import type { ProductState } from './product-state'

const base: ProductState = {
  name: 'Muse',
  description: 'Finds words.\nAnd more.',
  price: 12.5,
  category: 'cat_1',
  shipping: 0,
  quantity: 40,
  sold: 118,
  photo: '/photo/a.webp?signed=1',
}
const file = new File(['x'], 'cover.png')

/** Each field as it was, as somebody here makes it, and as somebody else does. */
const here: Readonly<Record<ProductField, Partial<ProductCreate>>> = {
  file: { file },
  name: { name: 'Mine' },
  description: { description: 'Mine' },
  price: { price: 13 },
  quantity: { quantity: 50 },
  category: { category: 'cat_mine' },
  shipping: { shipping: 1 },
}
const there: Readonly<Record<ProductField, Partial<ProductState>>> = {
  file: { photo: '/photo/b.webp' },
  name: { name: 'Theirs' },
  description: { description: 'Theirs' },
  price: { price: 14 },
  quantity: { quantity: 37, sold: 121 },
  category: { category: 'cat_theirs' },
  shipping: { shipping: 1 },
}
const { sold: _sold, photo: _photo, ...fields } = base
const untouched: ProductCreate = { ...fields, shipping: 0 }
const pick = <Part>(parts: Readonly<Record<ProductField, Part>>, chosen: readonly ProductField[]) =>
  Object.assign({}, ...chosen.map((field) => parts[field]))

/** A field of two values only: both sides can only change it to the same. */
const isYesOrNo = (field: ProductField) => field === 'shipping'

test('ADM-13 every choice of fields that are changed here and there: only one’s own are sent, only what both changed is asked', () => {
  const subset = fc.subarray([...productFields])
  fc.assert(
    fc.property(subset, subset, (mineChanged, theirsChanged) => {
      const mine = { ...untouched, ...pick(here, mineChanged) }
      const theirs = { ...base, ...pick(there, theirsChanged) }
      const merge = mergeProduct(base, mine, theirs)
      const both = mineChanged.filter((field) => theirsChanged.includes(field))
      expect(merge.asked).toEqual(both.filter((field) => !isYesOrNo(field)))
      expect(Object.keys(merge.update).sort()).toEqual(
        mineChanged.filter((field) => !theirsChanged.includes(field)).sort(),
      )
      expect(merge.foreign).toEqual(
        theirsChanged.filter((field) => !both.includes(field) || isYesOrNo(field)),
      )
    }),
    { numRuns: 500 },
  )
})

describe.each(productFields)('%s', (field) => {
  const mine = { ...untouched, ...here[field] }
  const theirs = { ...base, ...there[field] }

  test('ADM-13 once theirs was seen, one’s own is sent', () => {
    const seen = rebase(base, theirs, field)
    expect(mergeProduct(seen, mine, theirs).update).toEqual(isYesOrNo(field) ? {} : here[field])
  })

  test('ADM-13 nothing but this field is renewed', () => {
    const all = { ...base, ...pick(there, productFields) }
    const seen = rebase(base, all, field)
    expect(seen).toEqual({ ...base, ...there[field] })
  })
})

test('ADM-13 ADM-18 a name whose line breaks the service writes in another form is the same', () => {
  const stored = { ...base, name: 'In\r\ntwo' }
  expect(differs({ ...base, name: 'In\ntwo' }, stored, 'name')).toBe(false)
  expect(mergeProduct(stored, { ...untouched, name: 'In\ntwo' }, stored).update).toEqual({})
})

test('ADM-13 a stock that was changed to the same number on both sides is asked: three broken and three sold are six', () => {
  const mine = { ...untouched, quantity: 37 }
  const theirs = { ...base, quantity: 37, sold: 121 }
  expect(mergeProduct(base, mine, theirs).asked).toEqual(['quantity'])
})

test.each([
  ['/photo/a.webp?signed=2', []],
  ['data:image/png;base64,AA', ['file']],
  ['/photo/b.webp?signed=1', ['file']],
])('ADM-13 a photo at %s is another one or only signed anew', (photo, asked) => {
  expect(mergeProduct(base, { ...untouched, file }, { ...base, photo }).asked).toEqual(asked)
})

test('ADM-13 a product that has lost its photo is one that was changed', () => {
  const { photo: _gone, ...theirs } = base
  expect(mergeProduct(base, { ...untouched, file }, theirs).asked).toEqual(['file'])
  expect(rebase(base, theirs, 'file')).toEqual(theirs)
})
