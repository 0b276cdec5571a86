import { z } from 'zod'
import { TransportError } from '../http/client'
import type { Identity } from '../model/identity'
import type { World } from '../model/world'

/**
 * What an administrator or a buyer can change. Of a photo only whether there is one: its address may
 * be signed anew for every answer.
 */
const recordsSchema = z.array(
  z.object({
    _id: z.string(),
    name: z.string(),
    description: z.unknown().optional(),
    price: z.unknown().optional(),
    category: z.object({ _id: z.unknown() }).optional().catch(undefined),
    quantity: z.unknown().optional(),
    shipping: z.unknown().optional(),
    sold: z.unknown().optional(),
    createdAt: z.unknown().optional(),
    photo: z
      .unknown()
      .optional()
      .transform((photo) => photo !== undefined && photo !== null),
  }),
)

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
  try {
    const { json } = await client.send({ operation, method, url, headers: {} })
    const products = recordsSchema.safeParse(json)
    return products.success ? toSnapshot(products.data, identity) : undefined
  } catch (error) {
    if (error instanceof TransportError) return undefined
    throw error
  }
}

function toSnapshot(products: z.infer<typeof recordsSchema>, identity: Identity): Snapshot {
  return new Map(
    products
      .filter(({ name }) => !identity.isOwnName(name))
      .map((product) => [product._id, JSON.stringify(product)]),
  )
}

/** Ids of the records that were changed or deleted in between, by this run or by others. */
export function compareSnapshots(before: Snapshot, after: Snapshot): string[] {
  return [...before].filter(([id, record]) => after.get(id) !== record).map(([id]) => id)
}
