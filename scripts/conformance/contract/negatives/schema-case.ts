/** Where a request is changed. */
export type Place = 'json' | 'form' | 'query'

export type Change =
  | { readonly kind: 'remove' }
  /** The value under its name in capitals. */
  | { readonly kind: 'shout' }
  | { readonly kind: 'set'; readonly value: unknown }
  /** The first entry of the list, that many times. */
  | { readonly kind: 'repeat'; readonly times: number }
  /** The first entry of the list, in its place. */
  | { readonly kind: 'take-out' }

/** `inside`: the outermost value that a rule allows. `outside`: one that breaks it. `look-alike`: one that breaks it and that services take for one that does not. */
export type Side = 'inside' | 'outside' | 'look-alike'

/** A value on one side of one keyword of a schema. */
export interface Probe {
  readonly keyword: string
  readonly change: Change
  /** Where the keyword alone does not tell its probes apart. */
  readonly label?: string
}

/** One change to a request that conforms: it breaks one rule of a schema, or goes as far as that rule allows. */
export interface SchemaCase {
  readonly operation: string
  readonly place: Place
  /** The way to the changed value, from the body or the query. */
  readonly path: readonly string[]
  readonly change: Change
  readonly keyword: string
  /** Pointer into the contract, to the rule. */
  readonly rule: string
  readonly title: string
}

/** Leaves the value out. */
export const removal: Change = { kind: 'remove' }

/** The name in capitals in place of the value's own. */
export const shout: Change = { kind: 'shout' }

/**
 * How bodies are read is the same everywhere: a public and a protected operation are enough, and these change nothing where
 * they carry out by mistake what they are sent.
 */
export const HARMLESS_BODIES: ReadonlySet<string> = new Set(['filterProducts', 'updateOrderStatus'])
