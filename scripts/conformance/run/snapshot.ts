import { asObject, type JsonObject } from '../../../mocks/contract/json'
import { productShape } from '../../../src/api/generated/shapes/product'
import { TransportError } from '../http/client'
import type { Identity } from '../model/identity'
import type { World } from '../model/world'

/** Every product by id, except those of the check; by this the check sees what its requests have changed elsewhere. */
export type Snapshot = ReadonlyMap<string, string>

/**
 * Records the catalog, to be compared at the end; `undefined` when it can't be read.
 *
 * @throws any error but that of a list that can't be read
 */
export async function takeSnapshot({
  client,
  contract,
  settings,
  identity,
}: World): Promise<Snapshot | undefined> {
  const operation = 'listProducts'
  const { method, path } = contract.operation(operation)
  const url = `${settings.baseUrl}${path}?sortBy=createdAt&order=desc&limit=undefined`
  try {
    const { json } = await client.send({ operation, method, url, headers: {} })
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
      .map(({ id, record }) => [id, JSON.stringify(toFields(record))]),
  )
}

/**
 * The contract's fields of a product, which an administrator or a buyer can change. Of a photo only whether there is one: its
 * URL may be signed anew for every response.
 */
function toFields(product: JsonObject): unknown[] {
  const { category, photo } = product
  const record = { ...product, category: asObject(category)['_id'], photo: photo != null }
  return Object.keys(productShape.shape).map((field) => Reflect.get(record, field))
}

/** Ids of the records that were changed or deleted in between, by this run or by others. */
export function compareSnapshots(before: Snapshot, after: Snapshot): string[] {
  return [...before].filter(([id, record]) => after.get(id) !== record).map(([id]) => id)
}
