import type { SavedMethodOptions } from '../../../../mocks/braintree/control/vault-control'
import type { FieldKey } from '../../../../mocks/braintree/hosted-fields/form/field-keys'
import type { PaymentOptionId } from '../../../../widget/index'

/** What the next thing of its kind comes to; without, it succeeds. */
export type Mishap =
  | 'card refused'
  | 'deletion fails'
  | 'fetch fails'
  | 'PayPal cancelled'
  | 'PayPal fails'
  | 'Venmo cancelled'
  | 'verification fails'

/** Methods that a walk calls, by what they are given. */
export type Call =
  | readonly ['requestPaymentMethod', object?]
  | readonly ['clearSelectedPaymentMethod']
  | readonly ['updateConfiguration', string, string, unknown]
  | readonly ['getAvailablePaymentOptions']
  | readonly ['hasListener', string]

/** One thing that a merchant or a shopper does. */
export type Action =
  | { readonly kind: 'press'; readonly hook: string }
  | { readonly kind: 'choose option'; readonly option: PaymentOptionId }
  | { readonly kind: 'choose method'; readonly index: number }
  | { readonly kind: 'ask to delete'; readonly index: number }
  | { readonly kind: 'type'; readonly fields: Readonly<Partial<Record<FieldKey, string>>> }
  | { readonly kind: 'call'; readonly call: Call }
  | { readonly kind: 'expect'; readonly mishap: Mishap }
  | { readonly kind: 'add handler' | 'remove handler' }
  | { readonly kind: 'create again' }

/** What a walk starts from. */
export interface Start {
  readonly customer: 'guest' | 'guest with a token' | 'returning'
  /** First of the list first; of a returning customer only. */
  readonly saved: readonly SavedMethodOptions[]
  /** Options of `create` besides authorization and container. */
  readonly options: Readonly<Record<string, unknown>>
}

/** A sequence of actions that both widgets are driven with. */
export interface Walk {
  readonly start: Start
  readonly actions: readonly Action[]
}

/** An action in words, as the report of a difference has it. */
export function nameOf(action: Action): string {
  switch (action.kind) {
    case 'press':
      return `press ${action.hook}`
    case 'choose option':
      return `choose ${action.option}`
    case 'choose method':
      return `choose method ${action.index}`
    case 'ask to delete':
      return `ask to delete method ${action.index}`
    case 'type':
      return `type ${JSON.stringify(action.fields)}`
    case 'call':
      return action.call.map((part, at) => (at === 0 ? part : JSON.stringify(part))).join(' ')
    case 'expect':
      return `expect: ${action.mishap}`
    default:
      return action.kind
  }
}
