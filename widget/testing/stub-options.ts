/** A payment method that the customer has saved before. */
export type SavedMethod = {
  /** Of the sandbox's default method; the first of the list unless said otherwise. */
  readonly isDefault?: boolean
  /** A subscription is paid with it, so it can't be deleted. */
  readonly hasSubscription?: boolean
} & (
  | {
      readonly type: 'CreditCard'
      /** One of the sandbox's numbers; Visa's 4111 1111 1111 1111 unless given. */
      readonly number?: string
    }
  | { readonly type: 'PayPalAccount'; readonly email?: string }
  | { readonly type: 'VenmoAccount'; readonly username?: string }
)

/** Card brands by the names of Braintree's control panel. */
export type AccountCardBrand =
  | 'Visa'
  | 'MasterCard'
  | 'American Express'
  | 'Discover'
  | 'Diners Club'
  | 'JCB'
  | 'Maestro'
  | 'UnionPay'
  | 'Elo'
  | 'Hiper'
  | 'Hipercard'

/** What the merchant's account has switched on in Braintree's control panel. */
export interface Account {
  /** What the form asks for besides number and date; `['cvv']` unless given. */
  readonly challenges?: readonly ('cvv' | 'postal_code')[]
  /** Every brand but Diners Club, Elo, Hiper and Hipercard unless given. */
  readonly cardBrands?: readonly AccountCardBrand[]
  /** The following are on unless `false`. */
  readonly paypal?: boolean
  readonly venmo?: boolean
  readonly applePay?: boolean
  readonly googlePay?: boolean
  readonly threeDSecure?: boolean
  /** Saving a card twice is refused; off unless `true`. */
  readonly failOnDuplicate?: boolean
}

export interface StubOptions {
  /**
   * What the customer has saved, the first one first; an empty list is a customer who has saved nothing yet. Without a
   * list the shopper is a guest.
   */
  readonly saved?: readonly SavedMethod[]
  /**
   * `'challenge'`: the bank opens its window for every card. Otherwise the card decides, as in the sandbox:
   * `sandbox.cards.threeDSecureChallenge` and its like.
   */
  readonly threeDSecure?: 'challenge'
  /**
   * `'sandbox'`: what is typed, or paid by PayPal or a wallet, becomes the one of `sandbox.nonces` (and the sandbox's
   * others) that stands for it, so that a server in Braintree's sandbox charges it, and a world of `prompt-bazaar-mock`.
   * Otherwise each nonce is a new one, which `sale` alone knows; so are those of saved methods in any case.
   */
  readonly nonces?: 'sandbox'
  readonly account?: Account
}
