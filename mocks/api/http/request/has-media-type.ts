const CHARSET = /;\s*charset\s*=\s*"?([^";\s]*)/i

/**
 * Whether a `Content-Type` is the expected one, in UTF-8. Another `charset` is refused rather than ignored: a filter before
 * the service would decode the body differently.
 */
export function hasMediaType(contentType: string | null, wanted: string): boolean {
  const [mediaType = ''] = (contentType ?? '').split(';')
  const [, charset = 'utf-8'] = CHARSET.exec(contentType ?? '') ?? []
  return mediaType.trim().toLowerCase() === wanted && /^utf-?8$/i.test(charset)
}
