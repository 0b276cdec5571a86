/** An operation that the service has elsewhere than the contract. */
export interface AdaptedCall {
  readonly operation: string
  /** Method and path of the contract, as `GET /product/list`. */
  readonly contract: string
  /** Those of the service. */
  readonly service: string
}

/** A field that the service calls otherwise, or gives in another unit or other words. */
export interface AdaptedField {
  /** A schema of the contract and its field, as `Product.name`; a query parameter as `searchProducts?search`. */
  readonly field: string
  /** As the service has it, as `title` or `priceInCents, × 100`. */
  readonly service: string
  /** The operations whose calls had it. */
  readonly operations: readonly string[]
}

/** What a run has made up for, so that a service which does not meet the contract could be checked at all. */
export interface Adapted {
  /** In the order of the contract. */
  readonly calls: readonly AdaptedCall[]
  readonly fields: readonly AdaptedField[]
  /** How people sign in and tokens travel, each a sentence. */
  readonly signIn: readonly string[]
  /** Requests that were answered with 401 and sent again with a new token. */
  readonly resent?: number
  /** Entries of the map that no call of this run needed. */
  readonly unneeded: readonly string[]
}

/** Whether anything was made up for. */
export function isAdapted({ calls, fields, signIn }: Adapted): boolean {
  return calls.length + fields.length + signIn.length > 0
}

/** Whether there is anything to say. */
export function isTold(adapted: Adapted): boolean {
  return isAdapted(adapted) || adapted.unneeded.length > 0
}
