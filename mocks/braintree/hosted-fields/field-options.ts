import type { FieldKey } from './form/field-keys'

export interface MaskOptions {
  readonly character?: string
  readonly showLastFour?: boolean
}

/** What a merchant may say about one field. */
export interface FieldOptions {
  readonly container?: string | Element | null | undefined
  readonly selector?: string | undefined
  readonly placeholder?: string | undefined
  readonly type?: string | undefined
  readonly iframeTitle?: string | undefined
  readonly internalLabel?: string | undefined
  readonly prefill?: string | undefined
  readonly formatInput?: boolean | undefined
  readonly maskInput?: boolean | MaskOptions | undefined
  readonly maxlength?: number | undefined
  readonly minlength?: number | undefined
  readonly maxCardLength?: number | undefined
  readonly rejectUnsupportedCards?: boolean | undefined
  /** Brands by the merchants' names, for example `'union-pay'`. */
  readonly supportedCardBrands?: Readonly<Record<string, boolean>> | undefined
  /** Months and years can be chosen from a list instead of typed. */
  readonly select?: boolean | { readonly options?: readonly string[] } | undefined
}

export type FieldsOptions = { readonly [Key in FieldKey]?: FieldOptions }

export type FrameStyles = Readonly<Record<string, unknown>>

export interface HostedFieldsOptions {
  readonly fields?: FieldsOptions
  readonly styles?: FrameStyles | undefined
  readonly preventAutofill?: boolean | undefined
  readonly binVerificationLength?: number | undefined
}
