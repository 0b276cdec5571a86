/**
 * The first locale that the browser asks for, such as `de-DE`; `undefined` when it asks for none.
 *
 * Only a locale that Node knows, so that clients can't grow the cache of formatters.
 */
export function readLocale(acceptLanguage: string): string | undefined {
  const [first = ''] = acceptLanguage.split(/[,;]/)
  try {
    // Without `-u-` extensions, which can be combined without end.
    const { baseName } = new Intl.Locale(first.trim())
    return new Intl.NumberFormat(baseName).resolvedOptions().locale
  } catch {
    // Not the name of a locale.
    return undefined
  }
}
