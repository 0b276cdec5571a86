import { type Family, fault, faultsOf, onFirstRun, onThoroughRun } from '../fault'
import {
  changeOwn,
  deleteFromOrders,
  deleteMore,
  deleteNothing,
  forgetCategory,
  forgetProduct,
  rememberField,
  updateAll,
} from '../services/products'
import { answerJson, readJson } from '../wrap/messages'
import { inPlaceOf, onAnswer, onForm, onOperation } from '../wrap/one-operation'
import { refuseField } from '../wrap/refuse'

const readBack = faultsOf('read-back')
const ignored = faultsOf('ignored-field')
const unknownId = faultsOf('unknown-id')

/** The price that the check changes a product to. */
const CHANGED_PRICE = '7.35'

/** What administrators write. */
export const admin: Family = {
  name: 'administration',
  checksFor: () => ['shelves', 'stock', 'product-life', 'changed-product', 'order-life'],
  faults: [
    onFirstRun(readBack('createCategory', 'stores nothing', forgetCategory)),
    fault('createCategory', 'takes a name twice', 'category-taken', inPlaceOf, 409, {
      success: true,
      data: { _id: 'cat_2', name: 'Twice' },
    }),
    fault(
      'createCategory',
      'minds the case of letters beyond ASCII',
      'category-taken',
      onOperation,
      async (request, forward) => {
        const { name } = await readJson(request)
        const isTaken = typeof name === 'string' && /É$/.test(name)
        return isTaken ? answerJson({ success: true, data: { _id: 'cat_2', name } }) : forward()
      },
    ),
    onThoroughRun(
      onFirstRun(
        fault(
          'createCategory',
          'takes letters with and without an accent for the same',
          'refused',
          refuseField,
          'name',
          (name) => / e$/.test(name),
          409,
        ),
      ),
    ),
    readBack('createProduct', 'stores nothing', forgetProduct),
    readBack('createProduct', 'forgets the description', changeOwn, 'description', 'None.'),
    readBack('createProduct', 'takes shipping for quantity', changeOwn, 'quantity', '1'),
    ignored('createProduct', 'takes the number of pieces sold', rememberField, 'sold', Number),
    ignored('createProduct', 'takes the time when it was created', rememberField, 'createdAt'),
    ignored('updateProduct', 'takes the time when it was created', rememberField, 'createdAt'),
    readBack('updateProduct', 'stores nothing', onForm, (form) => {
      if (form.get('price') === CHANGED_PRICE) form.delete('price')
    }),
    fault('updateProduct', 'forgets what is not sent', 'kept-value', onForm, (form) => {
      if (form.get('price') === CHANGED_PRICE && !form.has('quantity')) form.set('quantity', '0')
    }),
    readBack('updateProduct', 'keeps the category', onForm, (form) => {
      if (form.has('sold')) form.delete('category')
    }),
    unknownId('updateProduct', 'takes unknown ids', inPlaceOf, 404, {
      success: true,
      message: 'Updated.',
    }),
    readBack('deleteProduct', 'deletes nothing', deleteNothing),
    unknownId('deleteProduct', 'takes unknown ids', inPlaceOf, 404, { message: 'Deleted.' }),
    fault('deleteProduct', 'takes the product out of its orders', 'order-copy', deleteFromOrders),
    fault('updateProduct', 'changes the price of every product', 'other-records', updateAll),
    fault('deleteProduct', 'deletes another product too', 'other-records', deleteMore),
    fault(
      'listOrderStatuses',
      'lists other values than orders have',
      'order-status',
      onAnswer,
      () => ['Open', 'Closed'],
    ),
  ],
}
