import {
  asArray,
  asObject,
  type JsonObject,
  readPointer,
  splitPointer,
} from '../../../../mocks/contract/json'
import { applyChange } from '../../contract/negatives/apply-change'
import type { Wrapper } from '../fault'
import { type Match, matchOperation } from './match-operation'
import { answerJson, changeAnswer, changeRequest, readForCopies, readForm } from './messages'

/** Changes one operation and leaves the others alone. */
export function onOperation(
  operation: string,
  handle: (
    request: Request,
    forward: (changed?: Request) => Promise<Response>,
    match: Match,
  ) => Promise<Response>,
): Wrapper {
  return (next) => async (request) => {
    const match = matchOperation(request)
    if (match?.operation !== operation) return next(request)
    const copy = await readForCopies(request)
    return handle(copy(), (changed = copy()) => next(changed), match)
  }
}

/** Changes the body of successful answers. */
export function onAnswer(
  operation: string,
  change: (body: unknown, request: Request) => unknown,
): Wrapper {
  return onOperation(operation, async (request, forward) => {
    const response = await forward()
    return response.ok ? changeAnswer(response, (body) => change(body, request)) : response
  })
}

/** Changes the value at a pointer of successful answers. */
export function onAnswerAt(
  operation: string,
  pointer: string,
  change: (value: unknown) => unknown,
): Wrapper {
  const path = splitPointer(pointer)
  return onAnswer(operation, (body) => {
    const before = readPointer(body, pointer)
    return before === undefined
      ? body
      : applyChange(body, path, { kind: 'set', value: change(before) })
  })
}

/** Leaves a field out of successful answers; the first of a list, when the answer is one. */
export function leaveOut(operation: string, pointer: string): Wrapper {
  return onAnswer(operation, (body) => applyChange(body, splitPointer(pointer), { kind: 'remove' }))
}

/** Answers one status in place of another. */
export function onStatus(operation: string, from: number, to: number): Wrapper {
  return onOperation(operation, async (_, forward) => {
    const response = await forward()
    return response.status === from ? changeAnswer(response, (body) => body, to) : response
  })
}

/** Replaces responses of one status. */
export function inPlaceOf(operation: string, status: number, body: unknown, as = 200): Wrapper {
  return onOperation(operation, async (_, forward) => {
    const response = await forward()
    return response.status === status ? answerJson(body, as) : response
  })
}

/** Changes the JSON that the service gets to see. */
export function onJson(operation: string, change: (body: JsonObject) => unknown): Wrapper {
  return onOperation(operation, async (request, forward) => {
    const text = await request.clone().text()
    try {
      const body: unknown = JSON.parse(text)
      return forward(await changeRequest(request, { json: change(asObject(body)) }))
    } catch {
      return forward()
    }
  })
}

/** Changes the form that the service gets to see. */
export function onForm(operation: string, change: (form: FormData) => void): Wrapper {
  return onOperation(operation, async (request, forward) => {
    const form = await readForm(request)
    if (!form) return forward()
    change(form)
    return forward(await changeRequest(request, { form }))
  })
}

/** Changes the query that the service gets to see. */
export function onQuery(operation: string, change: (query: URLSearchParams) => void): Wrapper {
  return onOperation(operation, async (request, forward) => {
    const url = new URL(request.url)
    change(url.searchParams)
    return forward(await changeRequest(request, { url: url.href }))
  })
}

/** The objects of a list. */
export function entries(body: unknown): readonly JsonObject[] {
  return asArray(body).map(asObject)
}
