/** A word of a name, and where in the name it stands. */
export interface Word {
  /** Its letters and digits without case and accents. */
  readonly folded: string
  /** Index of its first UTF-16 code unit, and of the one after its last. */
  readonly start: number
  readonly end: number
}

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

/** Most words: nothing of them has to be taken apart. */
const ASCII = /^\w*$/

/** The words of a text; what is neither letter nor digit parts them. */
export function foldWords(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    folded: foldLetters(word),
    start: index,
    end: index + word.length,
  }))
}

/** Korean syllables come apart into their letters, so that a slip in one of them is one slip. */
function foldLetters(word: string): string {
  if (ASCII.test(word)) return word.toLowerCase()
  const bare = word.normalize('NFKD').toLowerCase().replace(MARKS, '')
  return bare.replace(/[ßæœøđłıς]/g, (letter) => PLAIN[letter] ?? letter)
}
