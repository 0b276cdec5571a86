import type { JsonObject } from '../../../../mocks/contract/json'

/** Tells the check's own products from those of others: they get names that say so, and others later. */
export function createOwnTest(): (product: JsonObject) => boolean {
  const own = new Set<unknown>()
  return ({ _id, name }) => {
    if (String(name).includes('Conformance')) own.add(_id)
    return own.has(_id)
  }
}
