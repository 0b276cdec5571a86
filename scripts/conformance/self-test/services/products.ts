import { asObject, type JsonObject } from '../../../../mocks/contract/json'
import type { Wrapper } from '../fault'
import { everyProduct } from '../wrap/every-answer'
import { matchOperation } from '../wrap/match-operation'
import { answerJson, changeRequest, readForm, readJson } from '../wrap/messages'
import { entries, onAnswer, onForm, onOperation } from '../wrap/one-operation'

/** What the contract allows `createCategory`. */
const MOST_BYTES = 8 * 1024

/** Answers a new category of the check and stores none. */
export function forgetCategory(operation: string): Wrapper {
  return onOperation(operation, async (request, forward) => {
    const { name } = await readJson(request)
    const isOwn = typeof name === 'string' && name.startsWith('Conformance')
    return isOwn ? answerJson({ success: true, data: { _id: 'cat_none', name } }) : forward()
  })
}

/** Accepts JSON bodies larger than the contract allows. */
export function readAnySize(operation: string): Wrapper {
  return onOperation(operation, async (request, forward) => {
    const text = await request.clone().text()
    const name = `Large ${Date.now()}`
    return text.length > MOST_BYTES
      ? forward(await changeRequest(request, { json: { name } }))
      : forward()
  })
}

/** Answers a new product under an id that does not exist. */
export function forgetProduct(operation: string): Wrapper {
  return onAnswer(operation, (body) => {
    const answer = asObject(body)
    return { ...answer, data: { ...asObject(answer['data']), _id: 'prd_none' } }
  })
}

/** Stores another value in the check's own products; those of others stay as they are sent. */
export function changeOwn(operation: string, field: string, value: string): Wrapper {
  return onForm(operation, (form) => {
    if (String(form.get('name')).startsWith('Conformance')) form.set(field, value)
  })
}

/** Makes products of a category that does not exist: the service gets to see the one before. */
export function replaceUnknownCategory(operation: string): Wrapper {
  let known = ''
  return onForm(operation, (form) => {
    const category = String(form.get('category'))
    if (category.includes('no-such')) form.set('category', known)
    else known = category
  })
}

/** Leaves it to the database to find out that there is no such category. */
export function failAtUnknownCategory(operation: string): Wrapper {
  return onOperation(operation, async (_, forward) => {
    const response = await forward()
    const { message } = await readJson(response)
    return response.status === 400 && /^category/.test(String(message))
      ? answerJson({ success: false, message: 'Something went wrong.' }, 500)
      : response
  })
}

/** Lets the request that makes a product set a field which is the service’s own. */
export function rememberField(
  operation: string,
  field: string,
  read: (text: string) => unknown = String,
): Wrapper {
  return (next) => {
    const values = new Map<string, unknown>()
    return async (request) => {
      const match = matchOperation(request)
      const form = match?.operation === operation ? await readForm(request) : undefined
      const response = await next(request)
      if (form?.has(field) && response.ok) {
        const { data } = await readJson(response)
        const id = match?.params['productId'] ?? asObject(data)['_id']
        values.set(String(id), read(String(form.get(field))))
      }
      const shown = values.get(match?.params['productId'] ?? '')
      return match?.operation === 'showProduct' && shown !== undefined && response.ok
        ? answerJson({ ...asObject(await response.json()), [field]: shown })
        : response
    }
  }
}

/** Answers that the product is deleted and still shows it. */
export function deleteNothing(operation: string): Wrapper {
  return (next) => async (request) => {
    const match = matchOperation(request)
    if (match?.operation !== operation) return next(request)
    const shown = await next(
      new Request(new URL(`/api/product/show/${match.params['productId']}`, request.url)),
    )
    const isOurs = String(asObject(await shown.json())['name']).endsWith('Mayfly again')
    return isOurs ? answerJson({ message: 'Deleted.' }) : next(request)
  }
}

/** Removes a deleted product from the orders that contain it. */
export function deleteFromOrders(operation: string): Wrapper {
  return (next) => {
    const deleted = new Set<string>()
    const isLeft = (line: unknown) => !deleted.has(String(asObject(line)['_id']))
    return async (request) => {
      const match = matchOperation(request)
      const response = await next(request)
      if (match?.operation === operation && response.ok)
        deleted.add(match.params['productId'] ?? '')
      if (match?.operation !== 'listOwnOrders' || !response.ok) return response
      const orders = entries(await response.json())
      return answerJson(
        orders.map((order) => ({ ...order, products: entries(order['products']).filter(isLeft) })),
      )
    }
  }
}

/** Gives every product the price that one of them gets, as an update without its condition does. */
export function updateAll(operation: string): Wrapper {
  return (next) => {
    let price: number | undefined
    const write = onForm(operation, (form) => {
      if (form.has('price')) price = Number(form.get('price'))
    })
    return everyProduct((product) =>
      price === undefined || isOwn(product) ? product : { ...product, price },
    )(write(next))
  }
}

/** Deletes one more of the others with every product that is deleted. */
export function deleteMore(operation: string): Wrapper {
  return (next) => {
    let count = 0
    const write = onAnswer(operation, (body) => {
      count += 1
      return body
    })
    return onAnswer('listProducts', (body) => {
      const others = entries(body).filter((product) => !isOwn(product))
      const ids = others.map(({ _id }) => String(_id)).sort()
      const gone = new Set(ids.slice(0, count))
      return entries(body).filter(({ _id }) => !gone.has(String(_id)))
    })(write(next))
  }
}

function isOwn({ name }: JsonObject): boolean {
  return String(name).startsWith('Conformance')
}
