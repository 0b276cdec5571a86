import { asObject, isObject, type JsonObject } from '../../../../mocks/contract/json'
import type { Wrapper } from '../fault'
import { answerJson, changeAnswer, readJson } from '../wrap/messages'
import { onAnswer, onOperation } from '../wrap/one-operation'
import { readToken } from '../wrap/people'

export const BCRYPT = '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy'

/** Adds fields to every object of successful answers that a test picks. */
export function addFields(
  operation: string,
  isChosen: (object: JsonObject) => boolean,
  fields: JsonObject,
): Wrapper {
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit)
    if (!isObject(value)) return value
    const inner = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, visit(one)]))
    return isChosen(value) ? { ...inner, ...fields } : inner
  }
  return onAnswer(operation, visit)
}

export const isAccount = (object: JsonObject) => 'role' in object
export const isProduct = (object: JsonObject) => 'sold' in object
export const isOrder = (object: JsonObject) => 'transaction_id' in object

/** Joins orders with whole accounts. */
export function joinAccounts(operation: string, fields: JsonObject): Wrapper {
  const join = (order: unknown): unknown => {
    const { user, ...rest } = asObject(order)
    return { ...rest, user: { ...asObject(user), ...fields } }
  }
  return onAnswer(operation, (body) => (Array.isArray(body) ? body.map(join) : join(body)))
}

/** Repeats what was sent in answers of one status. */
export function repeatSent(
  operation: string,
  status: number,
  write: (sent: JsonObject) => JsonObject,
): Wrapper {
  return onOperation(operation, async (request, forward) => {
    const sent = await readJson(request)
    const response = await forward()
    return response.status === status
      ? changeAnswer(response, (body) => ({ ...asObject(body), ...write(sent) }))
      : response
  })
}

/** Sets headers of answers of one status. */
export function setHeaders(
  operation: string,
  status: number,
  headers: Readonly<Record<string, string>>,
): Wrapper {
  return onOperation(operation, async (_, forward) => {
    const response = await forward()
    if (response.status !== status) return response
    const all = new Headers(response.headers)
    for (const [name, value] of Object.entries(headers)) all.set(name, value)
    return new Response(response.body, { status, headers: all })
  })
}

/** Answers one status in place of another, with headers. */
export function answerInstead(
  operation: string,
  from: number,
  to: number,
  headers: Readonly<Record<string, string>>,
): Wrapper {
  return onOperation(operation, async (_, forward) => {
    const response = await forward()
    if (response.status !== from) return response
    const json = { 'content-type': 'application/json' }
    const body = await response.text()
    return new Response(body, { status: to, headers: { ...json, ...headers } })
  })
}

/** Answers a web page in place of a refusal. */
export function answerPage(operation: string, from: number, to = from): Wrapper {
  return onOperation(operation, async (_, forward) => {
    const response = await forward()
    if (response.status !== from) return response
    const headers = { 'content-type': 'text/html', 'retry-after': '60' }
    return new Response('<!doctype html><title>Error</title>', { status: to, headers })
  })
}

/** Has no time for the first call of an operation, says so on a page, and has time a second later. */
export function turnFirstAway(operation: string, status: number): Wrapper {
  return (next) => {
    let count = 0
    return onOperation(operation, async (_, forward) => {
      count += 1
      if (count > 1) return forward()
      const headers = { 'content-type': 'text/html', 'retry-after': '1' }
      return new Response('Too many requests, please try again later.', { status, headers })
    })(next)
  }
}

/** One sentence for everything that may be wrong with a request. */
export function sayOneThing(operation: string, sentence: string): Wrapper {
  return onOperation(operation, async (_, forward) => {
    const response = await forward()
    if (response.status !== 400) return response
    const { error } = await readJson(response)
    return answerJson(
      error === undefined ? { success: false, message: sentence } : { error: sentence },
      400,
    )
  })
}

/** Remembers what each caller was answered first. */
export function rememberAnswers(operation: string): Wrapper {
  const kept = new Map<string, string>()
  return onOperation(operation, async (request, forward) => {
    const key = `${request.url} ${readToken(request)}`
    const response = await forward()
    if (!response.ok) return response
    const text = kept.get(key) ?? (await response.text())
    kept.set(key, text)
    return answerJson(JSON.parse(text))
  })
}

/** Takes a tag of any time for that of today. */
export function tagForEver(operation: string): Wrapper {
  return onOperation(operation, async (request, forward) => {
    const response = await forward()
    if (!response.ok) return response
    const headers = new Headers(response.headers)
    headers.set('etag', '"profile"')
    return request.headers.get('if-none-match') === '"profile"'
      ? new Response(null, { status: 304, headers })
      : new Response(response.body, { headers })
  })
}
