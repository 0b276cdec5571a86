/** Why a sheet shows an error; the texts belong to the locales. */
export type SheetFailure =
  /** A text of the widget, by its key. */
  | { readonly kind: 'text'; readonly key: string }
  /** Nothing failed, but a text of the widget may help; by its key. */
  | { readonly kind: 'hint'; readonly key: string }
  /** An error of the provider, by its code. */
  | { readonly kind: 'code'; readonly code: string }
  /** The merchant's own set-up is at fault. */
  | { readonly kind: 'developer' }
  | { readonly kind: 'unknown' }

/** Classifies an error of a component. */
export function toSheetFailure(error: unknown): SheetFailure {
  const code = errorCode(error)
  return code === undefined ? { kind: 'unknown' } : { kind: 'code', code }
}

/** The `code` of an error, where it has one that is a string. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
