import { asArray, asObject, type JsonObject } from '../../../../../mocks/contract/json'
import type { Wrapper } from '../../fault'
import { matchOperation } from '../../wrap/match-operation'
import { answerJson, changeAnswer, changeRequest, readForm, readJson } from '../../wrap/messages'
import { entries, onOperation } from '../../wrap/one-operation'
import { nameOf } from '../shelf/shelf'
import { get, refusal } from './turn'

const COMMON = new Set(['123456', 'password', 'qwerty', '12345678', '111111', 'iloveyou'])

export function byName(a: JsonObject, b: JsonObject): number {
  return nameOf(a).localeCompare(nameOf(b))
}

export function refuseReversed(operation: string): Wrapper {
  return onOperation(operation, async (request, forward) => {
    const [low, high] = asArray(asObject((await readJson(request))['filters'])['price'])
    const response = await forward()
    return response.ok && Number(low) > Number(high)
      ? refusal(operation, 400, 'filters.price: the lowest price comes first.')
      : response
  })
}

export function timeOfOrder(object: JsonObject): JsonObject {
  if (!('transaction_id' in object) || !Array.isArray(object['products'])) return object
  const { createdAt } = object
  return {
    ...object,
    products: entries(object['products']).map((line) => ({ ...line, createdAt })),
  }
}

export function mergeLines(object: JsonObject): JsonObject {
  if (!('transaction_id' in object) || !Array.isArray(object['products'])) return object
  const merged = new Map<unknown, JsonObject>()
  for (const line of entries(object['products'])) {
    const before = merged.get(line['_id'])
    const count = Number(before?.['count'] ?? 0) + Number(line['count'])
    merged.set(line['_id'], { ...line, count })
  }
  return { ...object, products: [...merged.values()] }
}

export function endSignedOut(): Wrapper {
  const ended = new Set<string>()
  return (next) => async (request) => {
    const token = request.headers.get('authorization') ?? ''
    if (matchOperation(request)?.operation === 'signOut' && token !== '') ended.add(token)
    const isEnded = ended.has(token) && matchOperation(request)?.params['userId'] !== undefined
    return next(isEnded ? await changeRequest(request, { authorization: 'Bearer ended' }) : request)
  }
}

/** A framework that binds the body before its guards answers 400 where a request is wrong in both. */
export function refuseInputFirst(): Wrapper {
  return (next) => async (request) => {
    const operation = matchOperation(request)?.operation ?? ''
    const body = await readJson(request)
    const form = await readForm(request)
    const response = await next(request)
    const isRefused = response.status === 401 || response.status === 403
    const isWrong =
      (operation === 'createCategory' && typeof body['name'] !== 'string') ||
      (operation === 'createOrder' && !('order' in body)) ||
      (operation === 'createPayment' && typeof body['amount'] !== 'number') ||
      (operation === 'createProduct' && !form?.has('name'))
    return isRefused && isWrong ? refusal(operation, 400, 'The request is not complete.') : response
  }
}

/** Looks a product up before it asks for the caller's role. */
export function lookFirst(): Wrapper {
  const operations = new Set(['updateProduct', 'deleteProduct'])
  return (next) => async (request) => {
    const { operation = '', params } = matchOperation(request) ?? {}
    const response = await next(request)
    if (response.status !== 403 || !operations.has(operation)) return response
    const shown = await get(next, `/product/show/${params?.['productId']}`)
    return shown.status === 404 ? refusal(operation, 404, 'There is no such product.') : response
  }
}

export function changeStatus(status: number, change: (body: JsonObject) => object): Wrapper {
  return (next) => async (request) => {
    const response = await next(request)
    return response.status === status
      ? changeAnswer(response, (body) => change(asObject(body)))
      : response
  }
}

/** The contract lets a service refuse passwords that are among the first to be guessed. */
export function refuseCommon(): Wrapper {
  const operations = new Set(['signUp', 'updateProfile'])
  return (next) => async (request) => {
    const operation = matchOperation(request)?.operation ?? ''
    const { password } = await readJson(request)
    const isCommon = operations.has(operation) && COMMON.has(String(password).toLowerCase())
    if (!isCommon) return next(request)
    const text = 'password: is among the first to be guessed. Choose another.'
    return answerJson({ error: text }, 400)
  }
}
