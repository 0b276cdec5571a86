import { asArray, asObject, type JsonObject } from '../../../../mocks/contract/json'
import type { Wrapper } from '../fault'
import { BASE_URL } from '../start-service'
import { everyProduct } from '../wrap/every-answer'
import { matchOperation } from '../wrap/match-operation'
import { answerJson, readForm, readJson } from '../wrap/messages'
import { entries, onAnswer, onForm, onOperation } from '../wrap/one-operation'

/** Answers each address as it did the first time, whatever was written since. */
export function answerOnce(
  operation: string,
  isKept: (url: string) => boolean = () => true,
): Wrapper {
  return (next) => {
    const first = new Map<string, unknown>()
    return onOperation(operation, async ({ url }, forward) => {
      if (first.has(url)) return answerJson(first.get(url))
      const response = await forward()
      if (response.ok && isKept(url)) first.set(url, await response.clone().json())
      return response
    })(next)
  }
}

/** Still finds products that were deleted. */
export function findDeleted(operation: string): Wrapper {
  return (next) => {
    const seen = new Map<string, JsonObject>()
    return onAnswer(operation, (body) => {
      const now = entries(body)
      const ids = new Set(now.map(({ _id }) => _id))
      const old = [...seen.values()].filter(({ _id }) => !ids.has(_id))
      return [...now, ...old.filter(({ name }) => String(name).endsWith('Mayfly again'))]
    })(async (request) => {
      const response = await next(request)
      if (matchOperation(request)?.operation === 'showProduct' && response.ok) {
        const product = await readJson(response)
        seen.set(String(product['_id']), product)
      }
      return response
    })
  }
}

/** Orders without their lines, in the lists given. */
export function loseLines(lists: readonly string[]): Wrapper {
  return (next) =>
    lists.reduce(
      (handle, list) =>
        onAnswer(list, (body) => entries(body).map((order) => ({ ...order, products: [] })))(
          handle,
        ),
      next,
    )
}

/** Sells what is not there, so that the stock goes below zero. */
export function sellBelowZero(operation: string): Wrapper {
  return (next) => {
    const missing = new Map<string, number>()
    const sell = onOperation(operation, async (request, forward, { params }) => {
      const order = asObject((await readJson(request))['order'])
      const response = await forward()
      const { error } = await readJson(response)
      if (response.status !== 409 || !/left|out of stock/.test(String(error))) return response
      for (const { _id: id, count } of entries(order['products'])) {
        missing.set(String(id), (missing.get(String(id)) ?? 0) + Number(count))
      }
      return answerJson({
        ...order,
        _id: `ord_${missing.size}_${Math.random().toString(36).slice(2)}`,
        products: asArray(order['products']),
        status: 'Not processed',
        user: { _id: params['userId'], name: 'Somebody' },
        createdAt: new Date().toISOString(),
      })
    })
    return everyProduct((product) => {
      const { _id: id, quantity } = product
      return { ...product, quantity: Number(quantity) - (missing.get(String(id)) ?? 0) }
    })(sell(next))
  }
}

/** Stores products of a category that does not exist, which every list then shows without one. */
export function storeUnknownCategory(operation: string): Wrapper {
  return (next) => {
    const homeless = new Set<string>()
    const store: Wrapper = (inner) => async (request) => {
      const form = await readForm(request)
      const isUnknown = String(form?.get('category')).includes('no-such')
      if (!isUnknown) return inner(request)
      const listed = entries(await (await next(new Request(`${BASE_URL}/category/list`))).json())
      const response = await onForm(operation, (sent) =>
        sent.set('category', String(listed[0]?.['_id'])),
      )(inner)(request)
      const { data } = await readJson(response)
      if (response.ok) homeless.add(String(asObject(data)['_id']))
      return response
    }
    return everyProduct((product) =>
      homeless.has(String(product['_id'])) ? { ...product, category: null } : product,
    )((request) =>
      matchOperation(request)?.operation === operation ? store(next)(request) : next(request),
    )
  }
}
