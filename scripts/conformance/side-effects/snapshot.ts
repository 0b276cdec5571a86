import { asObject, type JsonObject } from '../../../mocks/contract/json'
import { productShape } from '../../../src/api/generated/shapes/product'
import { TransportError } from '../http/client'
import { sendToSlash } from '../http/follow-slash'
import type { CheckContext } from '../model/check-context'
import type { Identity } from '../model/identity'

/** Every product by id, except those of the check; by this the check sees what its requests have changed elsewhere. */
export type Snapshot = ReadonlyMap<string, JsonObject>

/** What became of a product of others. */
export interface Change {
  readonly id: string
  readonly name: string
  /** The fields that differ, with their new values; none when the product is gone. */
  readonly fields: readonly (readonly [name: string, before: unknown, after: unknown])[]
  readonly isGone: boolean
}

/**
 * Records the catalog, or its oldest products up to a limit, to be compared later; `undefined` when it can't be read.
 *
 * @throws any error but that of a list that can't be read
 */
export async function takeSnapshot(
  { client, contract, settings, identity }: CheckContext,
  limit: number | 'undefined' = 'undefined',
): Promise<Snapshot | undefined> {
  const operation = 'listProducts'
  const { method, path } = contract.operation(operation)
  // The newest are those of the check: what it makes does not push others out of the oldest.
  const order = limit === 'undefined' ? 'desc' : 'asc'
  const url = `${settings.baseUrl}${path}?sortBy=createdAt&order=${order}&limit=${limit}`
  try {
    const { json } = await sendToSlash(client, { operation, method, url, headers: {} })
    return Array.isArray(json) ? toSnapshot(json, identity) : undefined
  } catch (error) {
    if (error instanceof TransportError) return undefined
    throw error
  }
}

function toSnapshot(products: readonly unknown[], identity: Identity): Snapshot | undefined {
  const records = products.map(asObject)
  const named = records.flatMap((record) => {
    const { _id: id, name } = record
    return typeof id === 'string' && typeof name === 'string' ? [{ id, name, record }] : []
  })
  // A list of something else can't be compared.
  if (named.length < records.length) return undefined
  return new Map(
    named
      .filter(({ name }) => !identity.isOwnName(name))
      .map(({ id, record }) => [id, toFields(record)]),
  )
}

/**
 * The contract's fields of a product, which an administrator or a buyer can change. Of a photo only whether there is one: its
 * URL may be signed anew for every response.
 */
function toFields(product: JsonObject): JsonObject {
  const { category, photo } = product
  const record = { ...product, category: asObject(category)['_id'], photo: photo != null }
  return Object.fromEntries(
    Object.keys(productShape.entries).map((field) => [field, Reflect.get(record, field)]),
  )
}

/** The products that were changed or deleted in between, by this run or by others. */
export function compareSnapshots(before: Snapshot, after: Snapshot): Change[] {
  return [...before].flatMap(([id, record]): Change[] => {
    const now = after.get(id)
    const name = String(record['name'])
    if (!now) return [{ id, name, fields: [], isGone: true }]
    const fields = Object.entries(record)
      .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(now[field]))
      .map(([field, value]) => [field, value, now[field]] as const)
    return fields.length === 0 ? [] : [{ id, name, fields, isGone: false }]
  })
}
