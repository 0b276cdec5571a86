import { asArray, asObject, type JsonObject } from '../../../../../mocks/contract/json'
import type { Handler, Wrapper } from '../../fault'
import { BASE_URL } from '../../start-service'
import { answerJson, changeRequest, readJson } from '../../wrap/messages'
import { entries, onOperation } from '../../wrap/one-operation'

const MOST_FOUND = 100

/** Every product, newest first, as the service itself lists them. */
export async function readCatalogue(next: Handler): Promise<readonly JsonObject[]> {
  const url = `${BASE_URL}/product/list?sortBy=createdAt&order=desc&limit=undefined`
  return entries(await (await next(new Request(url))).json())
}

/** Searches with a comparison of its own: names, as they are, with the text, as it came. */
export function searchWith(
  operation: string,
  matches: (name: string, text: string, product: JsonObject) => boolean,
  cut: (found: readonly JsonObject[]) => readonly JsonObject[] = (found) =>
    found.slice(0, MOST_FOUND),
): Wrapper {
  return (next) =>
    onOperation(operation, async (request, forward) => {
      const response = await forward()
      const { searchParams } = new URL(request.url)
      const text = searchParams.get('search') ?? ''
      const category = searchParams.get('category') ?? 'All'
      if (!response.ok) return response
      const found = (await readCatalogue(next)).filter(
        (product) =>
          (category === 'All' || asObject(product['category'])['_id'] === category) &&
          matches(String(product['name']), text, product),
      )
      return answerJson(cut(found))
    })(next)
}

/** Names that contain the text once both are folded. */
export function containsBy(fold: (text: string) => string, foldText = fold) {
  return (name: string, text: string) => fold(name).includes(foldText(text))
}

/** Names that match the text as an expression: the signs that `toSource` leaves alone mean something. */
export function matchesAs(toSource: (text: string) => string) {
  return (name: string, text: string) => {
    try {
      return new RegExp(toSource(text), 'iu').test(name)
    } catch {
      return false
    }
  }
}

export function escapeExpression(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}

/** Fails for texts that break a query or an expression. */
export function failForText(operation: string, isBreaking: (text: string) => boolean): Wrapper {
  return onOperation(operation, async (request, forward) =>
    isBreaking(new URL(request.url).searchParams.get('search') ?? '')
      ? answerJson({ error: 'Something went wrong.' }, 500)
      : forward(),
  )
}

/** Answers what names a category that does not exist in a way of its own; `undefined` leaves it to the service. */
export function onUnknownCategory(
  operation: string,
  answer: (
    request: Request,
    forward: (changed?: Request) => Promise<Response>,
    known: readonly string[],
  ) => Promise<Response>,
): Wrapper {
  return (next) =>
    onOperation(operation, async (request, forward) => {
      const listed = entries(await (await next(new Request(`${BASE_URL}/category/list`))).json())
      const known = listed.map(({ _id }) => String(_id))
      const asked = await readCategories(request)
      return asked.some((id) => !known.includes(id)) ? answer(request, forward, known) : forward()
    })(next)
}

async function readCategories(request: Request): Promise<readonly string[]> {
  const one = new URL(request.url).searchParams.get('category')
  if (one !== null) return one === 'All' ? [] : [one]
  return asArray(asObject((await readJson(request))['filters'])['category']).map(String)
}

/** Forgets the categories that do not exist, so that none may be left. */
export async function forgetUnknown(
  request: Request,
  forward: (changed?: Request) => Promise<Response>,
  known: readonly string[],
): Promise<Response> {
  const url = new URL(request.url)
  if (url.searchParams.has('category')) {
    url.searchParams.delete('category')
    return forward(await changeRequest(request, { url: url.href }))
  }
  const body = await readJson(request)
  const filters = asObject(body['filters'])
  const category = asArray(filters['category']).filter((id) => known.includes(String(id)))
  return forward(
    await changeRequest(request, { json: { ...body, filters: { ...filters, category } } }),
  )
}
