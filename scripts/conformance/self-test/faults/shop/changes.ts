import { type Family, fault, faultsOf, onThoroughRun } from '../../fault'
import {
  compareEncoded,
  compareTooEarly,
  failConditions,
  storeThenCompare,
  tagAlike,
  tagWithout,
} from '../../services/shop/conditions'
import {
  answerBefore,
  keepDeleted,
  keepFields,
  keepPlaces,
  readProductsOfOrders,
  relateToFormer,
} from '../../services/shop/stale'
import { leaveOutLines, spareTransaction, voidOnStatus } from '../../services/shop/sums'
import { changeAnswer, readJson } from '../../wrap/messages'
import { inPlaceOf, onOperation } from '../../wrap/one-operation'

const readBack = faultsOf('read-back')
const orderCopy = faultsOf('order-copy')
const voided = faultsOf('voided-charge')
const condition = faultsOf('condition')

/** What is forgotten when a product changes or goes. */
export const changes: Family = {
  name: 'after a change or a deletion',
  checksFor: ({ rule }) =>
    rule === 'condition'
      ? ['order-life', 'conditions']
      : ['changed-product', 'product-life', 'transactions'],
  faults: [
    ...[
      condition('updateOrderStatus', 'takes no condition for fulfilled', failConditions),
      condition('updateOrderStatus', 'decodes no condition', compareEncoded),
      condition('updateOrderStatus', 'stores before it compares', storeThenCompare),
      condition('updateProduct', 'takes no condition for fulfilled', failConditions),
      condition('updateProduct', 'stores before it compares', storeThenCompare),
      condition('updateProduct', 'lets two at once under one condition', compareTooEarly),
      condition('showProduct', 'tags every state the same', tagAlike),
      condition('showProduct', 'tags by all but the description', tagWithout, ['description']),
      condition('showProduct', 'tags by all but the photo', tagWithout, ['photo']),
    ].map(onThoroughRun),
    readBack('listProducts', 'lists what was deleted', keepDeleted),
    readBack('filterProducts', 'lists what was deleted', keepDeleted),
    fault('searchProducts', 'finds what was deleted', 'search', keepDeleted),
    readBack('listRelatedProducts', 'relates what was deleted', keepDeleted),
    readBack('filterProducts', 'lists an old price', keepFields, ['price']),
    readBack('filterProducts', 'lists an old name', keepFields, ['name']),
    readBack('searchProducts', 'answers an old price', keepFields, ['price']),
    readBack('searchProducts', 'answers an old category', keepFields, ['category']),
    readBack('filterProducts', 'keeps a product in its old category', keepPlaces, 'in'),
    readBack('filterProducts', 'misses a product in its new category', keepPlaces, 'out'),
    readBack('filterProducts', 'filters by old prices', () =>
      keepPlaces('filterProducts', 'out', Number.POSITIVE_INFINITY, ['price']),
    ),
    readBack('searchProducts', 'knows the old names only', keepPlaces, 'out'),
    readBack('updateProduct', 'answers the product of before', answerBefore, 'data'),
    readBack('updateProduct', 'answers the name of before', answerBefore, 'name'),
    ...[
      ['renames the product in its orders', ['name']] as const,
      ['gives its orders the new price', ['price']] as const,
    ].map(([what, fields]) => {
      const wrap = () => readProductsOfOrders('listOwnOrders', fields)
      return orderCopy('updateProduct', what, wrap)
    }),
    fault(
      'createOrder',
      'leaves out what is gone',
      'unknown-id',
      leaveOutLines,
      (line, _, isSold) => isSold(String(line['_id'])),
    ),
    fault('createOrder', 'misses what is gone', 'unknown-id', onGone, 404),
    fault('createOrder', 'takes what is gone for bad input', 'unknown-id', onGone, 400),
    voided('createOrder', 'keeps the money when there are too few', spareTransaction, (error) =>
      /left|out of stock/.test(error),
    ),
    voided('createOrder', 'keeps the money when the sum is wrong', spareTransaction, (error) =>
      error.includes('cost'),
    ),
    voided('createOrder', 'keeps the money when a product is gone', spareTransaction, (error) =>
      error.includes('not sold any more'),
    ),
    voided(
      'createOrder',
      'takes the money back from whom it was tried to steal',
      voidOnStatus,
      403,
    ),
    voided('createOrder', 'takes the money back after bad input', voidOnStatus, 400),
    onThoroughRun(voided('createOrder', 'takes the money back without a token', voidOnStatus, 401)),
    onThoroughRun(
      readBack('listRelatedProducts', 'keeps a product in its old category', keepPlaces, 'in'),
    ),
    onThoroughRun(
      fault('listRelatedProducts', 'relates by its former category', 'related', relateToFormer),
    ),
    onThoroughRun(
      fault('listRelatedProducts', 'relates to what is gone', 'unknown-id', inPlaceOf, 404, []),
    ),
  ],
}

/** Another status for a product that is not sold any more. */
function onGone(operation: string, status: number) {
  return onOperation(operation, async (_, forward) => {
    const response = await forward()
    const { error } = await readJson(response)
    return response.status === 409 && String(error).includes('not sold any more')
      ? changeAnswer(response, (body) => body, status)
      : response
  })
}
