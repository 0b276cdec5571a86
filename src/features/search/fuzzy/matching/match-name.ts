import { foldText } from '../../../../lib/fold-text'
import { findNearest } from './edit-distance'

/** How well a name fits what was typed. */
export interface NameMatch {
  /** From 0, not at all, to 1, letter for letter whatever the accents, the order and what parts the words. */
  readonly score: number
  /** The part of the name that was meant: searching for it finds the name. */
  readonly meant: string
}

/** A word of a name, and where in the name it stands. */
interface Word {
  /** Its letters and digits without case and accents. */
  readonly folded: string
  /** Index of its first UTF-16 code unit, and of the one after its last. */
  readonly start: number
  readonly end: number
}

/** A word as it was typed, and what it is the plural of if it is one. */
interface TypedWord {
  readonly folded: string
  readonly letters: readonly string[]
  /** Each three letters in a row. */
  readonly trigrams: readonly string[]
  readonly singulars: readonly (readonly string[])[]
}

const NO_MATCH: NameMatch = { score: 0, meant: '' }
/** What an ending that is not there costs, in slips. */
const PLURAL_SLIPS = 0.5
/** Of two letters that changed places; any other slip spoils three. */
const TRIGRAMS_SPOILED = 4

/** Returns what compares a name with what was typed, word by word and run together. */
export function createMatcher(text: string): (name: string) => NameMatch {
  const typed = foldWords(text).map(({ folded }) => toTypedWord(folded))
  const together = toTypedWord(typed.map(({ folded }) => folded).join(''))
  return (name) => {
    const words = foldWords(name)
    if (typed.length === 0 || words.length === 0) return NO_MATCH
    const byWord = matchWords(typed, words, name)
    if (byWord.score === 1) return byWord
    const runTogether = matchTogether(together, words, name)
    return runTogether.score > byWord.score ? runTogether : byWord
  }
}

function toTypedWord(folded: string): TypedWord {
  const letters = [...folded]
  const trigrams = letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''))
  return { folded, letters, trigrams, singulars: singularsOf(folded) }
}

/** Each word with the word of the name that it is most like; long words count for more. */
function matchWords(typed: readonly TypedWord[], words: readonly Word[], name: string): NameMatch {
  const meant: Word[] = []
  let fitting = 0
  let total = 0
  for (const one of typed) {
    let best = 0
    let bestWord: Word | undefined
    for (const word of words) {
      const fit = fitOf(one, word.folded)
      if (fit <= best) continue
      best = fit
      bestWord = word
    }
    if (bestWord) meant.push(bestWord)
    fitting += best * one.letters.length
    total += one.letters.length
  }
  return { score: fitting / total, meant: cut(name, meant) }
}

/** For words that were typed as one, or taken apart, and for scripts that do not part them. */
function matchTogether(typed: TypedWord, words: readonly Word[], name: string): NameMatch {
  const text = words.map(({ folded }) => folded).join('')
  const most = slipsIn(typed)
  if (countAbsent(typed.trigrams, text) > most * TRIGRAMS_SPOILED) return NO_MATCH
  const nearest = findNearest(typed.letters, [...text], 'anywhere')
  if (nearest.slips > most) return NO_MATCH
  const owners = words.flatMap((word) => [...word.folded].map(() => word))
  const meant = cut(name, owners.slice(nearest.start, nearest.end))
  return { score: 1 - nearest.slips / typed.letters.length, meant }
}

/** From 0 to 1. */
function fitOf(typed: TypedWord, word: string): number {
  if (word.includes(typed.folded)) return 1
  const most = slipsIn(typed)
  const { letters, singulars } = typed
  // The ending of a plural may be absent too.
  if (most === 0 || countAbsent(letters, word) > most + 2) return 0
  const text = [...word]
  const slips = Math.min(
    findNearest(letters, text, 'at the start').slips,
    ...singulars.map((one) => findNearest(one, text, 'at the start').slips + PLURAL_SLIPS),
  )
  return slips > most ? 0 : 1 - slips / letters.length
}

/** What is nowhere in the text is due to a slip: that alone rules most names out, and quickly. */
function countAbsent(pieces: readonly string[], text: string): number {
  return pieces.reduce((count, piece) => (text.includes(piece) ? count : count + 1), 0)
}

/** What an English plural may be the plural of. The other way round, the word begins with what was typed. */
function singularsOf(word: string): string[][] {
  const endings = [
    [/ies$/, 'y'],
    [/es$/, ''],
    [/s$/, ''],
  ] as const
  return endings
    .filter(([plural]) => word.length > 3 && plural.test(word))
    .map(([plural, singular]) => [...word.replace(plural, singular)])
}

/** How many slips still leave a word recognizable. */
function slipsIn({ letters: { length } }: TypedWord): number {
  if (length < 3) return 0
  if (length < 6) return 1
  return length < 9 ? 2 : 3
}

/** From the first of the words to the last, as the name has them. */
function cut(name: string, words: readonly Word[]): string {
  if (words.length === 0) return ''
  const start = Math.min(...words.map((word) => word.start))
  return name.slice(start, Math.max(...words.map((word) => word.end)))
}

/** The words of a text; what is neither letter nor digit parts them. */
function foldWords(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    folded: foldText(word),
    start: index,
    end: index + word.length,
  }))
}
