const COLOR_SCHEME = /(?:^|;\s*)__Host-color-scheme=(light|dark)(?:;|$)/

/**
 * The first locale that the browser asks for, such as `de-DE`; `undefined` when it asks for none.
 *
 * Only a locale that Node knows, so that clients can't grow the cache of formatters.
 */
export function readLocale(headers: Headers): string | undefined {
  const [first = ''] = (headers.get('accept-language') ?? '').split(/[,;]/)
  try {
    // Without `-u-` extensions, which can be combined without end.
    const { baseName } = new Intl.Locale(first.trim())
    return new Intl.NumberFormat(baseName).resolvedOptions().locale
  } catch {
    // Not the name of a locale.
    return undefined
  }
}

/** Sets the visitor's color scheme on the document, so that no page flashes in another one first. */
export function applyColorScheme(document: string, headers: Headers): string {
  const [, scheme] = COLOR_SCHEME.exec(headers.get('cookie') ?? '') ?? []
  return scheme ? document.replace('<html', `<html data-color-scheme="${scheme}"`) : document
}
