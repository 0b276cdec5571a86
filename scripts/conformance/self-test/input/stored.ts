import {
  asObject,
  type JsonObject,
  readPointer,
  splitPointer,
} from '../../../../mocks/contract/json'
import { applyChange } from '../../contract/negatives/apply-change'
import type { Wrapper } from '../fault'
import { everyProduct } from '../wrap/every-answer'
import { matchOperation } from '../wrap/match-operation'
import { readForm, readJson } from '../wrap/messages'
import { onForm, onJson } from '../wrap/one-operation'

type ChangeText = (text: string) => string

/** Stores another text than the JSON body has, and answers it from then on. */
export function storeText(operation: string, pointer: string, change: ChangeText): Wrapper {
  return onJson(operation, (body) => {
    const text = readPointer(body, pointer)
    // What becomes empty is kept as it was sent: the service would refuse it.
    const stored = typeof text === 'string' ? change(text) || text : text
    return stored === text
      ? body
      : applyChange(body, splitPointer(pointer), { kind: 'set', value: stored })
  })
}

/** The same for a field of a form. */
export function storeField(operation: string, field: string, change: ChangeText): Wrapper {
  return onForm(operation, (form) => {
    const text = form.get(field)
    if (typeof text === 'string') form.set(field, change(text) || text)
  })
}

/** Takes a field of a form for absent when it has one of these values. */
export function dropField(operation: string, field: string, ...values: readonly string[]): Wrapper {
  return onForm(operation, (form) => {
    const text = form.get(field)
    if (text !== null && (values.length === 0 || values.includes(String(text)))) form.delete(field)
  })
}

/** Sets fields that a form leaves out. */
export function fillFields(operation: string, defaults: Readonly<Record<string, string>>): Wrapper {
  return onForm(operation, (form) => {
    for (const [field, value] of Object.entries(defaults))
      if (!form.has(field)) form.set(field, value)
  })
}

/** Changes a product in every answer from a request for an operation on. */
export function patchProduct(
  operation: string,
  patch: (sent: FormData) => (product: JsonObject) => JsonObject,
): Wrapper {
  return (next) => {
    const patches = new Map<string, (product: JsonObject) => JsonObject>()
    const show = everyProduct(
      (product) => patches.get(String(product['_id']))?.(product) ?? product,
    )
    return show(async (request) => {
      const match = matchOperation(request)
      const form = match?.operation === operation ? await readForm(request) : undefined
      const response = await next(request)
      if (!form || !response.ok) return response
      const id = match?.params['productId'] ?? asObject((await readJson(response))['data'])['_id']
      patches.set(String(id), patch(form))
      return response
    })
  }
}

/** Answers a request for reading as it did before, however much was written since. */
export function cacheAnswers(operation: string): Wrapper {
  return (next) => {
    const kept = new Map<string, Response>()
    return async (request) => {
      if (matchOperation(request)?.operation !== operation) return next(request)
      const key = `${request.url} ${request.headers.get('authorization')} ${await request.clone().text()}`
      const response = kept.get(key) ?? (await next(request))
      if (response.ok) kept.set(key, response)
      return response.clone()
    }
  }
}
