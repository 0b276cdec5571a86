import { asObject, type JsonObject } from '../../../mocks/contract/json'
import type { SentRequest } from './exchange'

/** The fields of a request's form or JSON body; none for anything else. */
export function readFields({ body }: Pick<SentRequest, 'body'>): JsonObject {
  if (body?.kind === 'form') return body.fields
  try {
    const parsed: unknown = JSON.parse(body?.text ?? '')
    return asObject(parsed)
  } catch {
    return {}
  }
}
