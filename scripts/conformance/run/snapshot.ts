import { z } from 'zod'
import type { Identity } from './identity'
import type { World } from './world'

const recordsSchema = z.array(z.looseObject({ _id: z.string(), name: z.string() }))

/** Every product by id, the check's own left out; nothing else can be changed by someone else's hand. */
export type Snapshot = ReadonlyMap<string, string>

/** Takes the catalogue down, to be compared at the end; `undefined` when it can't be read. */
export async function takeSnapshot({
  client,
  contract,
  settings,
  identity,
}: World): Promise<Snapshot | undefined> {
  const operation = 'listProducts'
  const { method, path } = contract.operation(operation)
  const url = `${settings.baseUrl}${path}?sortBy=createdAt&order=desc&limit=undefined`
  const { json } = await client.send({ operation, method, url, headers: {} })
  const products = recordsSchema.safeParse(json)
  if (!products.success) return undefined
  return new Map(
    products.data
      .filter((record) => !isOwn(record, identity))
      .map((record) => [record._id, JSON.stringify(record)]),
  )
}

/** Ids of the records that were changed or deleted in between, by this run or by others. */
export function compareSnapshots(before: Snapshot, after: Snapshot): string[] {
  return [...before].filter(([id, record]) => after.get(id) !== record).map(([id]) => id)
}

function isOwn({ name }: { readonly name: string }, identity: Identity): boolean {
  return identity.isOwnName(name)
}
