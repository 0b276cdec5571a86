const COLOUR_SCHEME = /(?:^|;\s*)__Host-color-scheme=(light|dark)(?:;|$)/

/**
 * The first locale that the browser asks for, such as `de-DE`; `undefined` when it asks for none.
 *
 * It is one of those that Node knows: whoever asks can't have ever new ones kept in memory.
 */
export function readLocale(headers: Headers): string | undefined {
  const [first = ''] = (headers.get('accept-language') ?? '').split(/[,;]/)
  try {
    // Without what follows `-u-`, of which there is no end either.
    const { baseName } = new Intl.Locale(first.trim())
    return new Intl.NumberFormat(baseName).resolvedOptions().locale
  } catch {
    // Whatever stands there, it is not the name of a locale.
    return undefined
  }
}

/** Puts the colours that the visitor chose on the document, so that no page flashes in others first. */
export function applyColourScheme(document: string, headers: Headers): string {
  const [, scheme] = COLOUR_SCHEME.exec(headers.get('cookie') ?? '') ?? []
  return scheme ? document.replace('<html', `<html data-color-scheme="${scheme}"`) : document
}
