const CHARSET = /;\s*charset\s*=\s*"?([^";\s]*)/i

/**
 * Whether a `Content-Type` says what is wanted, in UTF-8. Another `charset` is refused rather than ignored: whoever looks at
 * the body before the service, by what is said of it, would see another one.
 */
export function hasMediaType(contentType: string | null, wanted: string): boolean {
  const [mediaType = ''] = (contentType ?? '').split(';')
  const [, charset = 'utf-8'] = CHARSET.exec(contentType ?? '') ?? []
  return mediaType.trim().toLowerCase() === wanted && /^utf-?8$/i.test(charset)
}
