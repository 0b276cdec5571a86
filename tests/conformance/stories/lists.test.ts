import { expect, test } from 'vitest'
import {
  at,
  filter,
  judge,
  list,
  overlapped,
  priced,
  product,
  type Story,
  search,
  shelf,
  show,
  update,
} from '../support/tell-story'

test.each<Story>([
  [
    'in order',
    [
      list({ sortBy: 'sold' }, [
        product({ _id: 'a', sold: 3 }),
        product({ _id: 'b', sold: 3 }),
        product({ _id: 'c', sold: 1 }),
      ]),
    ],
    [],
  ],
  [
    'out of order',
    [list({ sortBy: 'sold' }, [product({ _id: 'a', sold: 1 }), product({ _id: 'b', sold: 3 })])],
    ['sort-order'],
  ],
  [
    'the oldest first',
    [list({}, [product({ _id: 'a', createdAt: at(1) }), product({ _id: 'b', createdAt: at(2) })])],
    ['sort-order'],
  ],
  [
    'beyond the limit',
    [list({ limit: '1' }, [product({ _id: 'a' }), product({ _id: 'b' })])],
    ['limit'],
  ],
  ['all, and one is missing', [...shelf, list({ limit: 'undefined' }, [])], ['limit']],
  ['the own category', [...shelf, filter({}, [product()])], []],
  ['nothing of the own category', [...shelf, filter({}, [])], ['category-filter']],
  [
    'another category',
    [filter({}, [product({ category: { _id: 'x', name: 'X' } })])],
    ['category-filter'],
  ],
  ['within the prices', [...shelf, filter(priced(10, 10), [product()])], []],
  [
    'beyond the prices',
    [...shelf, filter(priced(11, 20), [product()])],
    ['price-filter', 'price-filter'],
  ],
  ['19.99 within 19', [filter(priced(10, 19), [product({ price: 19.99 })])], []],
  ['20 within 19', [filter(priced(10, 19), [product({ price: 20 })])], ['price-filter']],
  ['another size', [...shelf, filter({}, [product()], 7)], ['page-size']],
  [
    'a page twice',
    [...shelf, filter({ limit: 1 }, [product()]), filter({ limit: 1, skip: 1 }, [product()])],
    ['disjoint-pages', 'disjoint-pages'],
  ],
  ['found', [...shelf, search('aM', [product()])], []],
  ['found without the text', [search('chair', [product()])], ['search']],
  ['not found', [...shelf, search('lam', [])], ['search']],
  [
    'related to itself',
    [['listRelatedProducts', { path: { productId: 'lamp' } }, 200, [product()]]],
    ['related'],
  ],
])('CONF-7 a recording of lists is judged: %s', (_, calls, rules) => {
  expect(judge(calls)).toEqual(rules)
})

test('CONF-7 what was written while a call was under way is not held against it', () => {
  expect(judge([...shelf, overlapped(show(product({ price: 9 })))])).toEqual([])
})

const elsewhere = product({ _id: 'old', category: { _id: 'old', name: 'Old' } })
const filterOld = filter({ filters: { category: ['old'], price: [] } }, [elsewhere])

test.each<Story>([
  ['of which no list has told', [...shelf, filterOld], []],
  [
    'that no list of all has',
    [...shelf, ['listCategories', {}, 200, [{ _id: 'cat', name: 'Own' }]], filterOld],
    ['category-filter'],
  ],
])('CONF-7 a recording of products of a category is judged: one %s', (_, calls, rules) => {
  expect(judge(calls)).toEqual(rules)
})

test.each<Story>([
  ['name', [...shelf, overlapped(update({ name: 'Chair' })), search('chair', [])], []],
  ['category', [...shelf, overlapped(update({ category: 'x' })), filter({}, [product()])], []],
  ['price', [...shelf, overlapped(update({ price: '99' })), filter(priced(90, 100), [])], []],
])(
  'CONF-7 lists are not held against one of two updates at once: another %s',
  (_, calls, rules) => {
    expect(judge(calls)).toEqual(rules)
  },
)
