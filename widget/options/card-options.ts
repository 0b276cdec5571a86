/** Brands, as the provider's card fields name them. */
export type CardBrand =
  | 'visa'
  | 'mastercard'
  | 'american-express'
  | 'diners-club'
  | 'discover'
  | 'jcb'
  | 'union-pay'
  | 'maestro'
  | 'elo'
  | 'hiper'
  | 'hipercard'

/** Settings of one hosted field; all of them reach the provider's component. */
export interface CardFieldOverride {
  readonly placeholder?: string | undefined
  readonly type?: string | undefined
  readonly iframeTitle?: string | undefined
  readonly internalLabel?: string | undefined
  readonly formatInput?: boolean | undefined
  readonly maskInput?:
    | boolean
    | { readonly character?: string; readonly showLastFour?: boolean }
    | undefined
  readonly select?: boolean | { readonly options: readonly string[] } | undefined
  readonly maxlength?: number | undefined
  readonly minlength?: number | undefined
  readonly maxCardLength?: number | undefined
  readonly prefill?: string | undefined
}

export interface CardNumberOverride extends CardFieldOverride {
  readonly rejectUnsupportedCards?: boolean | undefined
  /** `false` refuses a brand and hides its icon. */
  readonly supportedCardBrands?: Readonly<Partial<Record<CardBrand, boolean>>> | undefined
}

export interface CardFieldOverrides {
  readonly number?: CardNumberOverride | undefined
  readonly expirationDate?: CardFieldOverride | undefined
  readonly cardholderName?: CardFieldOverride | undefined
  /** `null` leaves the field out. */
  readonly cvv?: CardFieldOverride | null | undefined
  /** `null` leaves the field out. */
  readonly postalCode?: CardFieldOverride | null | undefined
}

/**
 * A class name, declarations to merge over the default ones, or `null` to drop the default ones. Under a
 * media query such as `@media (max-width: 700px)` stand declarations by selector.
 */
export type CardFieldStyle =
  | string
  | Readonly<Record<string, string | Readonly<Record<string, string>>>>
  | null

export interface CardOptions {
  /** Asks for the cardholder's name; `{ required: true }` makes it mandatory. */
  readonly cardholderName?: boolean | { readonly required?: boolean | undefined } | undefined
  readonly overrides?:
    | {
        readonly fields?: CardFieldOverrides | undefined
        readonly styles?: Readonly<Record<string, CardFieldStyle>> | undefined
      }
    | undefined
  /** Whether the form is emptied once a card is accepted. Default true. */
  readonly clearFieldsAfterTokenization?: boolean | undefined
  readonly vault?:
    | {
        /** Whether a returning customer's card is saved, or the save box ticked. Default true. */
        readonly vaultCard?: boolean | undefined
        /** Shows the customer a box to decide that. Default false. */
        readonly allowVaultCardOverride?: boolean | undefined
      }
    | undefined
}
