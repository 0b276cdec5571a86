import { asObject, type JsonObject } from '../../../../../mocks/contract/json'
import type { Handler, Wrapper } from '../../fault'
import { matchOperation } from '../../wrap/match-operation'
import { answerJson, readJson } from '../../wrap/messages'
import { entries } from '../../wrap/one-operation'
import { read } from '../trade/turn'

export type Remembered = ReadonlyMap<string, JsonObject>

/** Knows the products as they were before they were deleted. */
export function knowDeleted(build: (deleted: Remembered) => Wrapper): Wrapper {
  return (next) => {
    const deleted = new Map<string, JsonObject>()
    const handle = build(deleted)(next)
    return async (request) => {
      const match = matchOperation(request)
      if (match?.operation !== 'deleteProduct') return handle(request)
      const id = match.params['productId'] ?? ''
      const before = asObject(await read(next, `/product/show/${id}`))
      const response = await handle(request)
      if (response.ok && before['_id'] === id) deleted.set(id, before)
      return response
    }
  }
}

/** Knows the products as they were created. */
export function knowCreated(build: (created: Remembered) => Wrapper): Wrapper {
  return (next) => {
    const created = new Map<string, JsonObject>()
    const handle = build(created)(next)
    return async (request) => {
      const response = await handle(request)
      if (matchOperation(request)?.operation !== 'createProduct' || !response.ok) return response
      const product = asObject((await readJson(response))['data'])
      created.set(String(product['_id']), product)
      return response
    }
  }
}

/** When each product was changed or sold last, as a count that rises. */
export function knowTouched(build: (touched: ReadonlyMap<string, number>) => Wrapper): Wrapper {
  return (next) => {
    const touched = new Map<string, number>()
    const handle = build(touched)(next)
    return async (request) => {
      const match = matchOperation(request)
      const response = await handle(request)
      if (match?.operation === 'updateProduct' && response.ok) {
        touched.set(match.params['productId'] ?? '', touched.size + 1)
      }
      return response
    }
  }
}

/** One operation still knows the deleted products; `answer` answers it from the list of all products. */
export function stillKnows(operation: string, answer: Wrapper): Wrapper {
  return knowDeleted((deleted) => (next) => (request) => {
    if (matchOperation(request)?.operation !== operation) return next(request)
    return answer(addToShelf(next, deleted))(request)
  })
}

/** Adds the deleted products to the list of all products. */
function addToShelf(next: Handler, deleted: Remembered): Handler {
  return async (request) => {
    const response = await next(request)
    if (!request.url.endsWith('sortBy=createdAt&order=desc&limit=undefined')) return response
    const all = [...entries(await response.json()), ...deleted.values()]
    return answerJson(all.sort((a, b) => timeOf(b) - timeOf(a)))
  }
}

/** Answers for a product that was deleted as if it were there. */
export function answerDeleted(
  operation: string,
  answer: (product: JsonObject) => unknown,
): Wrapper {
  return knowDeleted((deleted) => (next) => async (request) => {
    const match = matchOperation(request)
    const gone = deleted.get(match?.params['productId'] ?? '')
    const response = await next(request)
    const isHere = match?.operation === operation && gone && response.status === 404
    return isHere ? answerJson(answer(gone)) : response
  })
}

export function timeOf(one: JsonObject): number {
  return Date.parse(String(one['createdAt']))
}
