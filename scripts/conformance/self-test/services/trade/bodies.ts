import { asArray, asObject, type JsonObject } from '../../../../../mocks/contract/json'
import type { Wrapper } from '../../fault'
import { matchOperation } from '../../wrap/match-operation'
import { changeAnswer, readJson } from '../../wrap/messages'
import { onForm, onJson, onOperation, onQuery } from '../../wrap/one-operation'
import { refusal } from './turn'

/** Sees an order's lines corrected before the service does: what the faulty code does not check, it does not refuse. */
export function mendLines(
  operation: string,
  mend: (line: JsonObject) => JsonObject,
  take: (lines: readonly JsonObject[]) => readonly JsonObject[] = (lines) => lines,
): Wrapper {
  return mendOrder(operation, (order) => {
    const lines = order['products']
    return Array.isArray(lines)
      ? { ...order, products: take(lines.map(asObject)).map(mend) }
      : order
  })
}

export function mendOrder(operation: string, mend: (order: JsonObject) => JsonObject): Wrapper {
  return onJson(operation, (body) => ({ ...body, order: mend(asObject(body['order'])) }))
}

/** The same for filters. */
export function mendFilters(operation: string, mend: (filters: JsonObject) => JsonObject): Wrapper {
  return onJson(operation, (body) =>
    'filters' in body ? { ...body, filters: mend(asObject(body['filters'])) } : body,
  )
}

/** The same for one value at the top of a body. */
export function mendValue(
  operation: string,
  key: string,
  mend: (value: unknown) => unknown,
): Wrapper {
  return onJson(operation, (body) => (key in body ? { ...body, [key]: mend(body[key]) } : body))
}

/** The same for one text of a form. */
export function mendText(
  operation: string,
  field: string,
  mend: (text: string) => string,
): Wrapper {
  return onForm(operation, (form) => {
    const value = form.get(field)
    if (typeof value === 'string') form.set(field, mend(value))
  })
}

/** Answers another status where the service refuses for a reason. */
export function answerAs(operation: string, from: number, reason: RegExp, to: number): Wrapper {
  return onOperation(operation, async (_, forward) => {
    const response = await forward()
    if (response.status !== from || !reason.test(await response.clone().text())) return response
    return changeAnswer(response, (body) => body, to)
  })
}

/** Fails for requests that odd input makes odd. */
export function failFor(
  operation: string,
  isOdd: (request: Request, text: string) => boolean,
  status = 500,
): Wrapper {
  return onOperation(operation, async (request, forward) => {
    const text = await request.clone().text()
    const address = decodeURIComponent(request.url.replaceAll('+', ' '))
    return isOdd(request, `${address} ${text}`)
      ? refusal(operation, status, 'Something went wrong.')
      : forward()
  })
}

export const numberOr = (value: unknown, fallback: number): number =>
  typeof value === 'number' ? value : fallback

export const cut = (length: number) => (value: unknown) =>
  typeof value === 'string' ? value.slice(0, length) : value

export const firstOf = (count: number) => (value: unknown) =>
  Array.isArray(value) ? asArray(value).slice(0, count) : value

/** The same for a whole body. */
export function mendBody(operation: string, mend: (body: JsonObject) => JsonObject): Wrapper {
  return onJson(operation, mend)
}

/** Fills in a field of a form that is missing or empty. */
export function fillIn(operation: string, field: string, instead: string): Wrapper {
  return onForm(operation, (form) => {
    if (!form.get(field)) form.set(field, instead)
  })
}

export function fillQuery(operation: string, name: string, instead: string): Wrapper {
  return onQuery(operation, (query) => {
    if (!query.get(name)) query.set(name, instead)
  })
}

export function cutQuery(operation: string, name: string, length: number): Wrapper {
  return onQuery(operation, (query) => {
    const value = query.get(name)
    if (value !== null && value.length > length) query.set(name, value.slice(0, length))
  })
}

/** Takes emails of a wrong form. */
export const mendEmail = (wrong: RegExp) => (email: unknown) =>
  typeof email === 'string' && wrong.test(email)
    ? `${email.replace(/[^a-z0-9]/gi, '')}${Date.now()}@example.com`
    : email

/** Leaves the category of a product as it is, when the one in the form is unknown. */
export function keepCategory(operation: string): Wrapper {
  return (next) => async (request) => {
    const response = await next(request.clone())
    const isUnknown = response.status === 400 && /^category/.test(await messageOf(response))
    if (!isUnknown || matchOperation(request)?.operation !== operation) return response
    return onForm(operation, (form) => form.delete('category'))(next)(request)
  }
}

async function messageOf(response: Response): Promise<string> {
  return String((await readJson(response))['message'])
}
