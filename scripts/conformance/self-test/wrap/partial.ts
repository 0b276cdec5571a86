import type { JsonObject } from '../../../../mocks/contract/json'
import { asObject } from '../../../../mocks/contract/json'
import type { Wrapper } from '../fault'
import { answerJson, changeAnswer, readJson } from './messages'
import { entries, onAnswer, onOperation } from './one-operation'

/** Changes the products of every page but the first. */
export function onLaterPages(operation: string, change: (product: JsonObject) => unknown): Wrapper {
  return onOperation(operation, async (request, forward) => {
    const { skip } = await readJson(request)
    const response = await forward()
    if (!response.ok || skip === 0) return response
    return changeAnswer(response, (body) => ({
      ...asObject(body),
      data: entries(asObject(body)['data']).map(change),
    }))
  })
}

/** Answers something else in place of an empty list. */
export function emptyAs(operation: string, body: unknown): Wrapper {
  return onAnswer(operation, (list) => (Array.isArray(list) && list.length === 0 ? body : list))
}

/** Answers errors of one status in another shape. */
export function onError(
  operation: string,
  status: number,
  write: (text: string) => unknown,
  as = status,
): Wrapper {
  return onOperation(operation, async (_, forward) => {
    const response = await forward()
    if (response.status !== status) return response
    const { error, message } = await readJson(response)
    return answerJson(write(String(error ?? message)), as)
  })
}

/** Answers errors of one status otherwise than in JSON. */
export function onErrorPage(operation: string, status: number, page: () => Response): Wrapper {
  return onOperation(operation, async (_, forward) => {
    const response = await forward()
    return response.status === status ? page() : response
  })
}

/** Sets a header of successful answers. */
export function onHeader(operation: string, name: string, value: string): Wrapper {
  return onOperation(operation, async (_, forward) => {
    const response = await forward()
    const headers = new Headers(response.headers)
    if (response.ok) headers.set(name, value)
    return new Response(response.body, { status: response.status, headers })
  })
}
