import {
  asObject,
  isObject,
  readPointer,
  splitPointer,
  toPointer,
} from '../../../mocks/contract/json'
import type { Problem } from '../contract/schema-checker'
import type { Exchange, SentRequest } from '../http/exchange'
import { readFields } from '../http/read-fields'

/** A field of a record, as an answer holds it. */
export interface RecordField {
  readonly id: string
  readonly name: string
  readonly field: string
}

/**
 * The records that an answer shows against their schema, each with the field. A product's category is a field of the product.
 * Undefined when a problem is of no record.
 */
export function findRecordFields(
  json: unknown,
  problems: readonly Problem[],
): readonly RecordField[] | undefined {
  const found = problems.map(({ at }) => findRecordField(json, splitPointer(at)))
  return found.every((one) => one !== undefined) ? found : undefined
}

function findRecordField(json: unknown, path: readonly string[]): RecordField | undefined {
  const depth = path.findIndex((_, length) =>
    isRecord(readPointer(json, toPointer(...path.slice(0, length)))),
  )
  const field = path[depth]
  if (depth === -1 || field === undefined) return undefined
  const record = asObject(readPointer(json, toPointer(...path.slice(0, depth))))
  return { id: String(record['_id']), name: String(record['name'] ?? ''), field }
}

function isRecord(value: unknown): boolean {
  return isObject(value) && typeof value['_id'] === 'string'
}

/** Whether a request of an operation that answered with success has written the field of that record. */
type Writes = (exchange: Exchange, record: RecordField) => boolean

const writers: Readonly<Record<string, Writes>> = {
  createProduct: ({ request, json }, { id, name }) =>
    asObject(asObject(json)['data'])['_id'] === id || readFields(request)['name'] === name,
  // What orders take from the stock stays so when an update does not name it.
  updateProduct: ({ request }, { id, field }) =>
    hasInPath(request, id) && (!isStock(field) || field in readFields(request)),
  createOrder: ({ request, json }, { id, field }) =>
    asObject(json)['_id'] === id ||
    (isStock(field) && JSON.stringify(readFields(request)).includes(`"${id}"`)),
  updateOrderStatus: ({ request }, { id, field }) => field === 'status' && hasInPath(request, id),
}

/** The last request of this run that wrote a field before an answer came. */
export function findWriter(
  record: RecordField,
  exchanges: readonly Exchange[],
  before: number,
): Exchange | undefined {
  return exchanges.findLast(
    (exchange) =>
      exchange.number < before &&
      exchange.status < 300 &&
      writers[exchange.request.operation]?.(exchange, record) === true,
  )
}

function isStock(field: string): boolean {
  return field === 'quantity' || field === 'sold'
}

function hasInPath({ url }: SentRequest, id: string): boolean {
  return new URL(url).pathname.split('/').includes(encodeURIComponent(id))
}
