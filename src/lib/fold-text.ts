/** Accents, Hebrew and Arabic points, and voicing marks of kana: what is left out in a hurry. */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670\u3099\u309a]/gu

/** Letters that Unicode does not take apart, as keyboards without them have it. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  ς: 'σ',
}

/** Most texts: nothing of them has to be taken apart. */
const ASCII = /^\p{ASCII}*$/u

/**
 * Text for comparing: without case, accents and presentation forms, so that "Cafe" finds "Café". Korean syllables come
 * apart into their letters, so that a slip in one of them is one slip.
 */
export function foldText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase()
  const bare = text.normalize('NFKD').toLowerCase().replace(MARKS, '')
  return bare.replace(/[ßæœøđłıς]/g, (letter) => PLAIN[letter] ?? letter)
}
