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
  /** Shown while the field is empty. */
  readonly placeholder?: string | undefined
  /** The input's type, such as `tel` or `password`. */
  readonly type?: string | undefined
  /** What screen readers call the frame; the field's label by default. */
  readonly iframeTitle?: string | undefined
  /** What screen readers call the input in it; the field's label by default. */
  readonly internalLabel?: string | undefined
  /** Whether groups are set apart while typing. Default true. */
  readonly formatInput?: boolean | undefined
  /** Hides what was typed once the field is left. */
  readonly maskInput?:
    | boolean
    | { readonly character?: string; readonly showLastFour?: boolean }
    | undefined
  /** Lists for month and year instead of text; for the expiration date. */
  readonly select?: boolean | { readonly options: readonly string[] } | undefined
  /** Most characters; for cvv and postal code. */
  readonly maxlength?: number | undefined
  /** Fewest characters; for cvv and postal code. */
  readonly minlength?: number | undefined
  /** Most digits of a card number. */
  readonly maxCardLength?: number | undefined
  /** What the field starts with. */
  readonly prefill?: string | undefined
}

/** The same for the card number, which knows brands besides. */
export interface CardNumberOverride extends CardFieldOverride {
  /** Refuses brands that the gateway doesn't take already while the number is typed. */
  readonly rejectUnsupportedCards?: boolean | undefined
  /** `false` refuses a brand and hides its icon. */
  readonly supportedCardBrands?: Readonly<Partial<Record<CardBrand, boolean>>> | undefined
}

/** Settings of the hosted fields, over the widget's own. */
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

/** The card form: its fields, their looks, and whether cards are saved. */
export interface CardOptions {
  /** Asks for the cardholder's name; `{ required: true }` makes it mandatory. */
  readonly cardholderName?: boolean | { readonly required?: boolean | undefined } | undefined
  /** Settings that go on to the provider's card fields. */
  readonly overrides?:
    | {
        /** Settings by field; `null` leaves out `cvv` or `postalCode`. */
        readonly fields?: CardFieldOverrides | undefined
        /** Styles inside the fields by selector, such as `input` or `:focus`: over the default ones, a class name instead, or `null` for none. */
        readonly styles?: Readonly<Record<string, CardFieldStyle>> | undefined
      }
    | undefined
  /** Whether the form is emptied once a card is accepted. Default true. */
  readonly clearFieldsAfterTokenization?: boolean | undefined
  /** What becomes of a returning customer's card; a guest's is never saved. */
  readonly vault?:
    | {
        /** Whether a returning customer's card is saved, or the save box ticked. Default true. */
        readonly vaultCard?: boolean | undefined
        /** Shows the customer a box to decide that. Default false. */
        readonly allowVaultCardOverride?: boolean | undefined
      }
    | undefined
}
