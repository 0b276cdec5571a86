/** Who is asking: a guest with a tokenization key or token, or a returning customer. */
export type Access =
  | { readonly kind: 'tokenization-key' }
  | { readonly kind: 'client-token'; readonly customerId: string | null }

/** The customer whose vault this access may read and write, `null` for guests. */
export function customerOf(access: Access): string | null {
  return access.kind === 'client-token' ? access.customerId : null
}
