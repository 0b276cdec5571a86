import { isObject, readPointer, splitPointer } from '../../../../mocks/contract/json'
import { applyChange } from '../../contract/negatives/apply-change'
import type { Wrapper } from '../fault'
import { answerError } from '../input/refusals'
import { matchOperation } from '../wrap/match-operation'
import { changeRequest, readJson } from '../wrap/messages'
import { onJson, onOperation } from '../wrap/one-operation'

/** Whether a value would be an operator of a document database: `{"$ne": ""}`. */
export const isOperator = (value: unknown): boolean =>
  isObject(value) && Object.keys(value).some((key) => key.startsWith('$'))

/** Hands an object in place of a text on to its database, which finds what it found before. */
export function acceptOperators(operation: string, pointer: string, found: unknown): Wrapper {
  return onJson(operation, (body) =>
    isOperator(readPointer(body, pointer))
      ? applyChange(body, splitPointer(pointer), { kind: 'set', value: found })
      : body,
  )
}

/** Accepts lists or objects where a text should be, and writes them as texts. */
export function acceptAsText(operation: string, pointer: string): Wrapper {
  return onJson(operation, (body) => {
    const value = readPointer(body, pointer)
    return typeof value === 'object' && value !== null
      ? applyChange(body, splitPointer(pointer), { kind: 'set', value: String(value) || 'x' })
      : body
  })
}

/** Signs in whoever sends an operator for the password, as the owner of the email; or for the email, as anybody. */
export function signInByOperator(operation: string, key: 'email' | 'password'): Wrapper {
  return (next) => {
    const sessions = new Map<unknown, string>()
    return async (request) => {
      if (matchOperation(request)?.operation !== operation) return next(request)
      const sent = await readJson(request)
      const known = sessions.get(sent['email']) ?? [...sessions.values()].at(-1)
      if (isOperator(sent[key]) && known) {
        return next(await changeRequest(request, { json: JSON.parse(known) }))
      }
      const response = await next(request)
      if (response.ok) sessions.set(sent['email'], JSON.stringify(sent))
      return response
    }
  }
}

/** Reads `search[$ne]=` as a filter: everything is found. */
export function readBrackets(operation: string, name: string): Wrapper {
  return onOperation(operation, async (request, forward) => {
    const url = new URL(request.url)
    const key = [...url.searchParams.keys()].find((one) => one.startsWith(`${name}[`))
    if (key === undefined) return forward()
    url.searchParams.set(name, 'e')
    return forward(await changeRequest(request, { url: url.href }))
  })
}

/** Shows the record that stands in the way. */
export function showConflict(operation: string, record: (sent: object) => object): Wrapper {
  return onOperation(operation, async (request, forward) => {
    const response = await forward()
    if (response.status !== 409) return response
    const sent = await readJson(request)
    const { error } = await readJson(response)
    const headers = answerError(operation, 409, '').headers
    return new Response(JSON.stringify({ error, existing: record(sent) }), { status: 409, headers })
  })
}
