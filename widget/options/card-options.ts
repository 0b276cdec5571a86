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
  placeholder?: string | undefined
  /** The input's type, such as `tel` or `password`. */
  type?: string | undefined
  /** What screen readers call the frame; the field's label by default. */
  iframeTitle?: string | undefined
  /** What screen readers call the input in it; the field's label by default. */
  internalLabel?: string | undefined
  /** Whether groups are set apart while typing. Default true. */
  formatInput?: boolean | undefined
  /** Hides what was typed once the field is left. */
  maskInput?: boolean | { character?: string; showLastFour?: boolean } | undefined
  /** Lists for month and year instead of text; for the expiration date. */
  select?: boolean | { options: readonly string[] } | undefined
  /** Most characters; for cvv and postal code. */
  maxlength?: number | undefined
  /** Fewest characters; for cvv and postal code. */
  minlength?: number | undefined
  /** Most digits of a card number. */
  maxCardLength?: number | undefined
  /** What the field starts with. */
  prefill?: string | undefined
}

/** The same for the card number, which knows brands besides. */
export interface CardNumberOverride extends CardFieldOverride {
  /** Refuses brands that the gateway doesn't take already while the number is typed. */
  rejectUnsupportedCards?: boolean | undefined
  /** `false` refuses a brand and hides its icon. */
  supportedCardBrands?: Readonly<Partial<Record<CardBrand, boolean>>> | undefined
}

/** Settings of the hosted fields, over the widget's own. */
export interface CardFieldOverrides {
  number?: CardNumberOverride | undefined
  expirationDate?: CardFieldOverride | undefined
  cardholderName?: CardFieldOverride | undefined
  /** `null` leaves the field out. */
  cvv?: CardFieldOverride | null | undefined
  /** `null` leaves the field out. */
  postalCode?: CardFieldOverride | null | undefined
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
  cardholderName?: boolean | { required?: boolean | undefined } | undefined
  /** Settings that go on to the provider's card fields. */
  overrides?:
    | {
        /** Settings by field; `null` leaves out `cvv` or `postalCode`. */
        fields?: CardFieldOverrides | undefined
        /** Styles inside the fields by selector, such as `input` or `:focus`: over the default ones, a class name instead, or `null` for none. */
        styles?: Readonly<Record<string, CardFieldStyle>> | undefined
      }
    | undefined
  /** Whether the form is emptied once a card is accepted. Default true. */
  clearFieldsAfterTokenization?: boolean | undefined
  /** What becomes of a returning customer's card; a guest's is never saved. */
  vault?:
    | {
        /** Whether a returning customer's card is saved, or the save box ticked. Default true. */
        vaultCard?: boolean | undefined
        /** Shows the customer a box to decide that. Default false. */
        allowVaultCardOverride?: boolean | undefined
      }
    | undefined
}
