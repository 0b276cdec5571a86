import { expect, test } from 'vitest'
import {
  admin,
  as,
  category,
  error,
  fields,
  judge,
  overlapped,
  product,
  remove,
  type Story,
  shelf,
  show,
  update,
} from '../support/tell-story'

test.each<Story>([
  ['as written', [...shelf, show(product())], []],
  ['another price', [...shelf, show(product({ price: 9 }))], ['read-back']],
  [
    'another category',
    [...shelf, show(product({ category: { _id: 'x', name: 'X' } }))],
    ['read-back'],
  ],
  ['sold by others', [...shelf, show(product({ quantity: 3, sold: 2 }))], []],
  ['fewer without a sale', [...shelf, show(product({ quantity: 3 }))], ['read-back']],
  ['gone', [...shelf, remove, ['showProduct', { path: { productId: 'lamp' } }, 404, error]], []],
  ['still there', [...shelf, remove, show(product())], ['unknown-id', 'read-back']],
  [
    'not there',
    [...shelf, ['showProduct', { path: { productId: 'lamp' } }, 404, error]],
    ['read-back'],
  ],
  ['deleted twice', [...shelf, remove, remove], ['unknown-id']],
  [
    'an unknown category',
    [
      ...shelf,
      ['listCategories', {}, 200, [{ _id: 'cat', name: 'Own' }]],
      [
        'createProduct',
        as('ada', { form: { ...fields, category: 'none' } }),
        200,
        { success: true, message: 'Made.' },
      ],
    ],
    ['bad-input'],
  ],
  ['a category twice', [admin, category, category], ['category-taken']],
  ['a category that is lost', [admin, category, ['listCategories', {}, 200, []]], ['read-back']],
])('CONF-7 a recording of products is judged: %s', (_, calls, rules) => {
  expect(judge(calls)).toEqual(rules)
})

test.each<Story>([
  ['one', [...shelf, update({ price: '12' }), show(product())], ['read-back']],
  ['one of two at once', [...shelf, overlapped(update({ price: '12' })), show(product())], []],
])('CONF-7 a recording of a product after an update is judged: %s', (_, calls, rules) => {
  expect(judge(calls)).toEqual(rules)
})
