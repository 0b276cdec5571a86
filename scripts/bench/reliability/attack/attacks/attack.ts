/** One way to wear a shop down. */
export interface Attack {
  /** A few words; unique among the attacks. */
  readonly name: string
  readonly manner: Manner
}

/** What each connection of an attack does, for as long as the attack lasts. */
export type Manner =
  /** Asks, reads the answer and asks again at once. */
  | { readonly kind: 'ask'; next(): Buffer }
  /** Asks and reads a few bytes of the answer a second. */
  | { readonly kind: 'read slowly'; next(): Buffer }
  /** Sends the beginning of a request at once, and of the rest a few bytes a second. */
  | { readonly kind: 'drip'; readonly beginning: Buffer; readonly rest: Buffer }
