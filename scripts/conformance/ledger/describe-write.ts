import { asObject } from '../../../mocks/contract/json'
import type { Exchange, SentBody, SentRequest } from '../http/exchange'

export type WriteKind = 'product' | 'category' | 'account' | 'charge' | 'order'

/** A record that a request leaves in the service. */
export interface Write {
  readonly kind: WriteKind
  /** The record's name, to find it when its id is not known. */
  readonly name: string
  readonly id?: string
}

type Describe = (sent: Sent, answer: Readonly<Record<string, unknown>>) => Write

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

type Sent = Readonly<Record<string, unknown>>

/** The record that a request writes, if any; with the response, its id too. */
export function describeWrite(request: SentRequest, exchange?: Exchange): Write | undefined {
  return byOperation[request.operation]?.(readSent(request.body), asObject(exchange?.json))
}

function entry(kind: WriteKind, name: unknown, id: unknown): Write {
  return { kind, name: String(name ?? ''), ...(typeof id === 'string' ? { id } : {}) }
}

function readSent(body: SentBody | undefined): Sent {
  if (body?.kind === 'form') return body.fields
  try {
    const parsed: unknown = JSON.parse(body?.text ?? '')
    return asObject(parsed)
  } catch {
    return {}
  }
}
