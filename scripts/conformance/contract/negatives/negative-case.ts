/** Where a request is broken. */
export type Place = 'json' | 'form' | 'query'

export type Change = { readonly kind: 'remove' } | { readonly kind: 'set'; readonly value: unknown }

/** One rule of a schema, broken by one change to a request that conforms. */
export interface NegativeCase {
  readonly operation: string
  readonly place: Place
  /** The way to the changed value, from the body or the query. */
  readonly path: readonly string[]
  readonly change: Change
  readonly keyword: string
  /** Pointer into the contract, to the rule that is broken. */
  readonly rule: string
  readonly title: string
}
