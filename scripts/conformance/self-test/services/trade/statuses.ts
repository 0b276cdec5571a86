import { isObject } from '../../../../../mocks/contract/json'
import type { Wrapper } from '../../fault'
import { onOperation } from '../../wrap/one-operation'
import { refusal } from './turn'

/** Answers success without a body. */
export function emptyAnswer(operation: string): Wrapper {
  return onOperation(operation, async (_, forward) => {
    const response = await forward()
    return response.ok ? new Response(null, { status: 204 }) : response
  })
}

/** Fails over one malformed body: `undefined` is what can't be parsed; an object stands for those without its other fields. */
export function breakOn(operation: string, broken: unknown): Wrapper {
  return onOperation(operation, async (request, forward) => {
    const response = await forward()
    if (response.status !== 400) return response
    const text = await request.text()
    return isBroken(parse(text), broken)
      ? refusal(operation, 500, "Cannot read properties of undefined (reading 'map')")
      : response
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isBroken(body: unknown, broken: unknown): boolean {
  if (broken === null || broken === undefined) return body === broken
  if (Array.isArray(broken)) return Array.isArray(body)
  if (!isObject(broken) || !isObject(body)) return false
  return 'order' in broken
    ? isObject(body['order']) && !Array.isArray(body['order']['products'])
    : Object.keys(body).length === 0
}

/** Refuses other media types with a status that the contract does not have. */
export function refuseType(operation: string): Wrapper {
  return onOperation(operation, async (request, forward) =>
    request.headers.get('content-type')?.startsWith('application/json')
      ? forward()
      : refusal(operation, 415, 'Unsupported media type.'),
  )
}
