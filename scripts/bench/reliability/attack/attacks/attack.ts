/** One kind of denial of service. */
export interface Attack {
  /** A few words; unique among the attacks. */
  readonly name: string
  readonly manner: Manner
}

/** What each connection of an attack does, for as long as the attack lasts. */
export type Manner =
  /** Sends a request, reads the response and sends the next at once. */
  | { readonly kind: 'ask'; next(): Buffer }
  /** Reads only a few bytes of the response per second. */
  | { readonly kind: 'read slowly'; next(): Buffer }
  /** Sends the start of a request, and then a few bytes per second. */
  | { readonly kind: 'drip'; readonly beginning: Buffer; readonly rest: Buffer }
