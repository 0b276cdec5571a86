import { visitorLocale } from '../../../../lib/locale'

export interface DecodedSheet {
  readonly text: string
  /** What it was read as, where that is a guess by the visitor's language. */
  readonly encoding?: string
}

/**
 * A sheet's file as text: UTF-8 or UTF-16 by its mark, UTF-8 if it is that, else what older versions of Excel write in the
 * visitor's language.
 */
export function decodeSheet(
  bytes: Uint8Array,
  locale: string | undefined = visitorLocale(),
): DecodedSheet {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode(bytes, 'utf-16le')
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode(bytes, 'utf-16be')
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    // Not UTF-8: in the encodings of before, any bytes are text.
    const encoding = oldEncoding(locale ?? new Intl.NumberFormat().resolvedOptions().locale)
    return { ...decode(bytes, encoding), encoding }
  }
}

function decode(bytes: Uint8Array, encoding: string): DecodedSheet {
  return { text: new TextDecoder(encoding).decode(bytes) }
}

const BY_SCRIPT: Readonly<Record<string, string>> = {
  Arab: 'windows-1256',
  Cyrl: 'windows-1251',
  Grek: 'windows-1253',
  Hans: 'gb18030',
  Hant: 'big5',
  Hebr: 'windows-1255',
  Jpan: 'shift_jis',
  Kore: 'euc-kr',
  Thai: 'windows-874',
}

/** Of languages in the Latin script that Western Europe's encoding lacks letters of. */
const BY_LANGUAGE: Readonly<Record<string, string>> = {
  ...encodingOf('windows-1250', ['bs', 'cs', 'hr', 'hu', 'pl', 'ro', 'sk', 'sl', 'sq', 'sr']),
  ...encodingOf('windows-1254', ['az', 'tr']),
  ...encodingOf('windows-1257', ['et', 'lt', 'lv']),
  ...encodingOf('windows-1258', ['vi']),
}

function encodingOf(encoding: string, languages: readonly string[]) {
  return Object.fromEntries(languages.map((language) => [language, encoding]))
}

/** The encoding in which Windows of that language wrote text before Unicode. */
function oldEncoding(locale: string): string {
  const { language, script = '' } = new Intl.Locale(locale).maximize()
  return BY_SCRIPT[script] ?? BY_LANGUAGE[language] ?? 'windows-1252'
}
