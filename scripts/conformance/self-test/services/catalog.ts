import { asArray, asObject, type JsonObject } from '../../../../mocks/contract/json'
import type { Wrapper } from '../fault'
import { answerJson, readJson } from '../wrap/messages'
import { entries, onAnswer, onJson, onOperation } from '../wrap/one-operation'

const filtersOf = (body: JsonObject): JsonObject => asObject(body['filters'])
const productsOf = (body: unknown): readonly JsonObject[] => entries(asObject(body)['data'])
const toPage = (products: readonly unknown[]) => ({ data: products, size: products.length })

/** Changes some of the filters that the service gets to see. */
export function onFilters(operation: string, change: (asked: JsonObject) => object): Wrapper {
  return onJson(operation, (body) => ({
    ...body,
    filters: { ...filtersOf(body), ...change(filtersOf(body)) },
  }))
}

/** Changes the products of a page. */
export function onPage(
  operation: string,
  change: (products: readonly JsonObject[]) => readonly JsonObject[],
): Wrapper {
  return onAnswer(operation, (body) => toPage(change(productsOf(body))))
}

/** Leaves out products that cost exactly one of the bounds, lower or upper. */
export function leaveOutPrice(operation: string, bound: 0 | 1): Wrapper {
  return onOperation(operation, async (request, forward) => {
    const limit = asArray(filtersOf(await readJson(request))['price'])[bound]
    const response = await forward()
    if (!response.ok || limit === undefined) return response
    const products = productsOf(await response.json())
    return answerJson(toPage(products.filter(({ price }) => price !== limit)))
  })
}

/** Closes the connection instead of answering that nothing was found. */
export function hangUpWithoutMatches(operation: string): Wrapper {
  return onOperation(operation, async (_, forward) => {
    const response = await forward()
    if ((await response.clone().text()) === '[]') throw new TypeError('the connection was reset')
    return response
  })
}

/** Lists the product among those related to it. */
export function relateItself(operation: string): Wrapper {
  return (next) =>
    onOperation(operation, async (request, forward) => {
      const response = await forward()
      if (!response.ok) return response
      const own = await next(new Request(request.url.replace('/related/', '/show/')))
      return answerJson([await own.json(), ...entries(await response.json())])
    })(next)
}

/** Lists bestsellers of any category as related. */
export function crossCategories(operation: string): Wrapper {
  return (next) =>
    onOperation(operation, async (request, forward) => {
      const response = await forward()
      if (!response.ok) return response
      return next(new Request(new URL('/api/product/list?sortBy=sold&limit=20', request.url)))
    })(next)
}

/** Takes an id that nothing has for one without a part of it, as a parser of numbers does. */
export function readIds(operation: string, left: RegExp): Wrapper {
  return onOperation(operation, async ({ url, headers }, forward) => {
    const response = await forward()
    if (response.status !== 404) return response
    return forward(new Request(url.replace(left, ''), { headers }))
  })
}
