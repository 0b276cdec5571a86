import { foldText } from '../../../../lib/fold-text'

/** A word of a name, and where in the name it stands. */
export interface Word {
  /** Its letters and digits without case and accents. */
  readonly folded: string
  /** Index of its first UTF-16 code unit, and of the one after its last. */
  readonly start: number
  readonly end: number
}

/** The words of a text; what is neither letter nor digit parts them. */
export function foldWords(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    folded: foldText(word),
    start: index,
    end: index + word.length,
  }))
}
