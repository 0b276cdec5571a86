export interface DialogField {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly type: 'email' | 'text'
}

export interface ShopperDialog {
  readonly title: string
  /** What is to be agreed to, in sentences. */
  readonly lines: readonly string[]
  readonly fields: readonly DialogField[]
  readonly agreeLabel: string
  readonly cancelLabel: string
  /** Takes the window away as if it had been canceled. */
  readonly signal?: AbortSignal
}

export type ShopperAnswer =
  | { readonly kind: 'agreed'; readonly values: Readonly<Record<string, string>> }
  | { readonly kind: 'canceled' }
