import type { Part } from '../../../mocks/braintree-wire/part'
import type { Shoppers } from '../../../mocks/braintree-wire/shoppers'
import type { DifferenceName } from './intended'

/** An argument as data. A record with one of the special names stands for what can't be written down. */
export type Argument =
  | string
  | number
  | boolean
  | null
  | readonly Argument[]
  | { readonly [name: string]: Argument }

/** What an earlier call has brought: `kept('card.nonce')`. */
export const kept = (path: string): Argument => ({ $kept: path })

export const element = (selector: string): Argument => ({ $element: selector })

/** A function of the merchant's: every call of it is noted; then it calls its last argument, where that is a function. */
export const callback = (name: string): Argument => ({ $callback: name })

/** A client token of that customer, or of a guest. */
export const token = (customer: 'guest' | 'jane'): Argument => ({ $token: customer })

/** A call of a module's function (`client.create`), or of a method of what was kept (`fields.tokenize`). */
export interface Call {
  readonly call: string
  readonly with?: readonly Argument[]
  /** The name under which the result is kept. */
  readonly keep?: string
}

export const call = (name: string, ...given: readonly Argument[]): Call => ({
  call: name,
  with: given,
})

/** One thing that the merchant, the shopper or the world does. */
export type Step =
  /** One after the other, each when the one before has settled. */
  | { readonly kind: 'call'; readonly calls: readonly Call[] }
  /** All at once. */
  | { readonly kind: 'call together'; readonly calls: readonly Call[] }
  /** The step ends when something is noted that begins so; the call need not have settled by then. */
  | { readonly kind: 'start'; readonly call: Call; readonly until: string }
  | { readonly kind: 'listen'; readonly to: string; readonly events: readonly string[] }
  | { readonly kind: 'type'; readonly field: string; readonly keys: string }
  | { readonly kind: 'paste'; readonly field: string; readonly text: string }
  | { readonly kind: 'enter'; readonly field: string }
  | { readonly kind: 'leave' }
  | { readonly kind: 'press'; readonly button: string }
  | { readonly kind: 'cut'; readonly part: Part }
  | { readonly kind: 'mend'; readonly part: Part }
  | { readonly kind: 'decide'; readonly decisions: Partial<Shoppers> }
  | { readonly kind: 'venmo returns'; readonly result: VenmoResult }

/** How the shopper comes back from Venmo's app, by itself or by hand. */
export type VenmoResult = 'paid' | 'by hand'

export interface Scenario {
  readonly title: string
  /** The brands of cards that Jane has saved. */
  readonly saved?: readonly string[]
  readonly steps: readonly (Step & { readonly name: string })[]
  /** Names of the differences that have to show. */
  readonly differs?: readonly DifferenceName[]
}
