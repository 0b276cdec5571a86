import type { WireAnswer } from './wire-answer'

/** What the gateway, or whoever stands between, does to a call. */
export type Misbehaviour =
  /** Breaks the connection off before it has read what is asked for. */
  | { readonly kind: 'drop' }
  /** Does what is asked for, and breaks the connection off. */
  | { readonly kind: 'lose-answer' }
  /** Does what is asked for, and says nothing. */
  | { readonly kind: 'stay-silent' }
  /** Does what is asked for, and answers a byte now and then without an end. */
  | { readonly kind: 'drip' }
  /** Answers instead of doing what is asked for. */
  | { readonly kind: 'refuse'; readonly answer: WireAnswer }
  /** Does what is asked for, and answers something else. */
  | { readonly kind: 'alter'; alter(answer: WireAnswer): WireAnswer }
