import { asArray, asObject, type JsonObject } from '../../../../../mocks/contract/json'
import type { Wrapper } from '../../fault'
import { BASE_URL } from '../../start-service'
import { answerJson, changeRequest, readJson } from '../../wrap/messages'
import { entries, onOperation } from '../../wrap/one-operation'
import { readCatalogue } from './searching'

const toPage = (data: readonly unknown[]) => answerJson({ data, size: data.length })

/** Makes pages of all products that pass the filters; `arrange` has a request's page number. */
export function pageBy(
  operation: string,
  arrange: (products: readonly JsonObject[], page: number) => readonly JsonObject[],
): Wrapper {
  return (next) =>
    onOperation(operation, async (request, forward) => {
      const response = await forward()
      if (!response.ok) return response
      const { limit, skip, filters } = await readJson(request)
      const [first, count] = [Number(skip), Number(limit)]
      const passing = (await readCatalogue(next)).filter((one) => passes(one, asObject(filters)))
      return toPage(arrange(passing, first / count).slice(first, first + count))
    })(next)
}

function passes(product: JsonObject, filters: JsonObject): boolean {
  const categories = asArray(filters['category'])
  const [lowest = 0, highest = Number.POSITIVE_INFINITY] = asArray(filters['price']).map(Number)
  const price = Number(product['price'])
  const isIn = categories.length === 0 || categories.includes(asObject(product['category'])['_id'])
  return isIn && price >= lowest && price < highest + 1
}

/** Products of one day in an order that turns with every page, as where the database has none for them. */
export function turnTies(products: readonly JsonObject[], page: number): readonly JsonObject[] {
  const dayOf = ({ createdAt }: JsonObject) => String(createdAt).slice(0, 10)
  const idOf = ({ _id }: JsonObject) => String(_id)
  const turn = Math.floor(page) % 2 === 0 ? 1 : -1
  return products.toSorted(
    (a, b) => dayOf(b).localeCompare(dayOf(a)) || turn * idOf(a).localeCompare(idOf(b)),
  )
}

/** Finds a product once for each time that its category is named. */
export function joinCategories(operation: string): Wrapper {
  return onOperation(operation, async (request, forward) => {
    const asked = asArray(asObject((await readJson(request))['filters'])['category'])
    const response = await forward()
    if (!response.ok) return response
    const data = entries((await readJson(response))['data'])
    const countOf = (product: JsonObject) => {
      const { _id } = asObject(product['category'])
      return Math.max(1, asked.filter((id) => id === _id).length)
    }
    return toPage(
      data.flatMap((product) => Array.from({ length: countOf(product) }, () => product)),
    )
  })
}

/** Changes the answer of a page that holds nothing. */
export function onEmptyPage(
  operation: string,
  answer: (request: Request, forward: (changed?: Request) => Promise<Response>) => unknown,
  status = 200,
): Wrapper {
  return onOperation(operation, async (request, forward) => {
    const response = await forward()
    if (!response.ok || entries((await readJson(response))['data']).length > 0) return response
    const result = await answer(request, forward)
    return result instanceof Response ? result : answerJson(result, status)
  })
}

/** The first page again. */
export async function openFirst(
  request: Request,
  forward: (changed?: Request) => Promise<Response>,
): Promise<Response> {
  return forward(await changeRequest(request, { json: { ...(await readJson(request)), skip: 0 } }))
}

/** Sorts by what is sold after it has cut the list, which then holds the newest only. */
export function cutBeforeSorting(operation: string): Wrapper {
  return (next) =>
    onOperation(operation, async (request, forward) => {
      const { searchParams } = new URL(request.url)
      const limit = searchParams.get('limit')
      if (searchParams.get('sortBy') !== 'sold' || limit === 'undefined') return forward()
      const newest = `${BASE_URL}/product/list?sortBy=createdAt&order=desc&limit=${limit ?? 6}`
      const cut = entries(await (await next(new Request(newest))).json())
      const turn = searchParams.get('order') === 'asc' ? 1 : -1
      return answerJson(cut.toSorted((a, b) => turn * (Number(a['sold']) - Number(b['sold']))))
    })(next)
}
