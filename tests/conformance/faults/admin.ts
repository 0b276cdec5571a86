import { asObject } from '../../../scripts/conformance/contract/json'
import type { Fault } from '../support/fault'
import { answerJson } from '../support/json-answers'
import { matchOperation } from '../support/match-operation'
import { entries, inPlaceOf, onAnswer, onForm, onOperation } from '../support/wrappers'

/** What administrators write. */
export const adminFaults: readonly Fault[] = [
  {
    name: 'createCategory stores nothing',
    operation: 'createCategory',
    rule: 'read-back',
    isFirstRun: true,
    wrap: onOperation('createCategory', async (request, forward) => {
      const { name } = asObject(
        await request
          .clone()
          .json()
          .catch(() => undefined),
      )
      const isOwn = typeof name === 'string' && name.startsWith('Conformance')
      return isOwn ? answerJson({ success: true, data: { _id: 'cat_none', name } }) : forward()
    }),
  },
  {
    name: 'createCategory takes a name twice',
    operation: 'createCategory',
    rule: 'category-taken',
    wrap: inPlaceOf('createCategory', 409, {
      success: true,
      data: { _id: 'cat_2', name: 'Twice' },
    }),
  },
  {
    name: 'createProduct stores nothing',
    operation: 'createProduct',
    rule: 'read-back',
    wrap: (next) => async (request) => {
      const isCreate = matchOperation(request)?.operation === 'createProduct'
      const response = await next(request)
      if (!isCreate || !response.ok) return response
      const body = asObject(await response.json())
      return answerJson({ ...body, data: { ...asObject(body['data']), _id: 'prd_none' } })
    },
  },
  {
    name: 'createProduct forgets the description',
    operation: 'createProduct',
    rule: 'read-back',
    wrap: onForm('createProduct', (form) => replaceOwn(form, 'description', 'None.')),
  },
  {
    name: 'createProduct takes shipping for quantity',
    operation: 'createProduct',
    rule: 'read-back',
    wrap: onForm('createProduct', (form) => replaceOwn(form, 'quantity', '1')),
  },
  {
    name: 'createProduct takes the number of pieces sold',
    operation: 'createProduct',
    rule: 'ignored-field',
    wrap: (next) => {
      const sold = new Map<string, number>()
      return async (request) => {
        const match = matchOperation(request)
        const form =
          match?.operation === 'createProduct'
            ? await request
                .clone()
                .formData()
                .catch(() => undefined)
            : undefined
        const response = await next(request)
        if (form?.has('sold') && response.ok) {
          const id = String(asObject(asObject(await response.clone().json())['data'])['_id'])
          sold.set(id, Number(form.get('sold')))
        }
        const shown = sold.get(match?.params['productId'] ?? '')
        return match?.operation === 'showProduct' && shown !== undefined && response.ok
          ? answerJson({ ...asObject(await response.json()), sold: shown })
          : response
      }
    },
  },
  {
    name: 'updateProduct stores nothing',
    operation: 'updateProduct',
    rule: 'read-back',
    wrap: onForm('updateProduct', (form) => {
      if (form.get('price') === '7.35') form.delete('price')
    }),
  },
  {
    name: 'updateProduct forgets what is not sent',
    operation: 'updateProduct',
    rule: 'kept-value',
    wrap: onForm('updateProduct', (form) => {
      if (form.get('price') === '7.35' && !form.has('quantity')) form.set('quantity', '0')
    }),
  },
  {
    name: 'updateProduct keeps the category',
    operation: 'updateProduct',
    rule: 'read-back',
    wrap: onForm('updateProduct', (form) => {
      if (form.has('sold')) form.delete('category')
    }),
  },
  {
    name: 'updateProduct takes unknown ids',
    operation: 'updateProduct',
    rule: 'unknown-id',
    wrap: inPlaceOf('updateProduct', 404, { success: true, message: 'Updated.' }),
  },
  {
    name: 'deleteProduct deletes nothing',
    operation: 'deleteProduct',
    rule: 'read-back',
    wrap: (next) => async (request) => {
      const match = matchOperation(request)
      if (match?.operation !== 'deleteProduct') return next(request)
      const shown = await next(
        new Request(new URL(`/api/product/show/${match.params['productId']}`, request.url)),
      )
      const isOurs = String(asObject(await shown.json())['name']).endsWith('Mayfly again')
      return isOurs ? answerJson({ message: 'Deleted.' }) : next(request)
    },
  },
  {
    name: 'deleteProduct takes unknown ids',
    operation: 'deleteProduct',
    rule: 'unknown-id',
    wrap: inPlaceOf('deleteProduct', 404, { message: 'Deleted.' }),
  },
  {
    name: 'deleteProduct takes the product out of its orders',
    operation: 'deleteProduct',
    rule: 'order-copy',
    wrap: (next) => {
      const deleted = new Set<string>()
      const isLeft = (line: unknown) => !deleted.has(String(asObject(line)['_id']))
      return async (request) => {
        const match = matchOperation(request)
        const response = await next(request)
        if (match?.operation === 'deleteProduct' && response.ok)
          deleted.add(match.params['productId'] ?? '')
        if (match?.operation !== 'listOwnOrders' || !response.ok) return response
        const orders = entries(await response.json())
        return answerJson(
          orders.map((order) => ({
            ...order,
            products: entries(order['products']).filter(isLeft),
          })),
        )
      }
    },
  },
  {
    name: 'listOrderStatuses lists other values than orders have',
    operation: 'listOrderStatuses',
    rule: 'order-status',
    wrap: onAnswer('listOrderStatuses', () => ['Open', 'Closed']),
  },
]

function replaceOwn(form: FormData, field: string, value: string): void {
  if (String(form.get('name')).startsWith('Conformance')) form.set(field, value)
}
