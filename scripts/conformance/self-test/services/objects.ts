import {
  asArray,
  asObject,
  isObject,
  readPointer,
  splitPointer,
} from '../../../../mocks/contract/json'
import { applyChange } from '../../contract/negatives/apply-change'
import type { Wrapper } from '../fault'
import { answerJson, changeRequest, readJson } from '../wrap/messages'
import { onJson, onOperation } from '../wrap/one-operation'

/** The text that a query of a document database, or a list, stands for. */
function toText(value: unknown): unknown {
  if (Array.isArray(value)) return asArray(value).join()
  return isObject(value) && '$eq' in value ? value['$eq'] : value
}

/** Does not look whether what stands in a field is a text. */
export function takeObjects(operation: string, pointer: string): Wrapper {
  return onJson(operation, (body) =>
    applyChange(body, splitPointer(pointer), {
      kind: 'set',
      value: toText(readPointer(body, pointer)),
    }),
  )
}

/** Puts the password into the query: one that is not equal to anything finds the account. */
export function queryPasswords(operation: string): Wrapper {
  const known = new Map<string, unknown>()
  const learn = onOperation('signUp', async (request, forward) => {
    const { email, password } = await readJson(request)
    const response = await forward()
    if (response.ok) known.set(String(email), password)
    return response
  })
  const query = onOperation(operation, async (request, forward) => {
    const sent = await readJson(request)
    const email = String(sent['email'])
    if ('$ne' in asObject(sent['password']) && known.has(email)) {
      return forward(
        await changeRequest(request, { json: { ...sent, password: known.get(email) } }),
      )
    }
    const response = await forward()
    if (response.ok) known.set(email, sent['password'])
    return response
  })
  return (next) => query(learn(next))
}

/** Answers what is no text with another status than a 400. */
export function refuseObjects(operation: string, pointer: string, status: number): Wrapper {
  return onOperation(operation, async (request, forward) => {
    const value = readPointer(await readJson(request), pointer)
    return typeof value === 'object' && value !== null
      ? answerJson({ error: 'That is not right.' }, status)
      : forward()
  })
}
