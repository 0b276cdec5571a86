import { asObject, type JsonObject } from '../../../mocks/contract/json'
import type { Exchange, SentRequest } from '../http/exchange'
import { readFields } from '../http/read-fields'

export type WriteKind = 'product' | 'category' | 'account' | 'charge' | 'order'

/** A record that a request leaves in the service. */
export interface Write {
  readonly kind: WriteKind
  /** The record's name, to find it when its id is not known. */
  readonly name: string
  readonly id?: string
}

type Describe = (sent: JsonObject, answer: JsonObject) => Write

const byOperation: Readonly<Record<string, Describe>> = {
  createProduct: (sent, answer) => entry('product', sent['name'], asObject(answer['data'])['_id']),
  createCategory: (sent, answer) =>
    entry('category', sent['name'], asObject(answer['data'])['_id']),
  signUp: (sent, answer) => entry('account', sent['email'], asObject(answer['user'])['_id']),
  createPayment: (sent, answer) =>
    entry('charge', sent['amount'], asObject(answer['transaction'])['id']),
  createOrder: (sent, answer) =>
    entry('order', asObject(sent['order'])['transaction_id'], answer['_id']),
}

/** The record that a request writes, if any; with the response, its id too. */
export function describeWrite(request: SentRequest, exchange?: Exchange): Write | undefined {
  return byOperation[request.operation]?.(readFields(request), asObject(exchange?.json))
}

function entry(kind: WriteKind, name: unknown, id: unknown): Write {
  return { kind, name: String(name ?? ''), ...(typeof id === 'string' ? { id } : {}) }
}
