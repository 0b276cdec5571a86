/** What to do with a field that two may have changed since it was read. */
export type Merge =
  /** Nothing: here it was not changed, or to what it is by now anyway. */
  | 'keep'
  /** It was changed here alone. */
  | 'send'
  /** It was changed on both sides: somebody has to choose. */
  | 'ask'

/**
 * Compares a field's three values.
 *
 * @param base when it was read
 * @param mine as it stands here now
 * @param theirs as it was read again
 */
export function mergeField<Value>(
  base: Value,
  mine: Value,
  theirs: Value,
  isSame: (one: Value, other: Value) => boolean = Object.is,
): Merge {
  if (isSame(base, mine)) return 'keep'
  if (isSame(base, theirs)) return 'send'
  return isSame(mine, theirs) ? 'keep' : 'ask'
}

/**
 * The same for a number that others count up and down, such as the pieces in stock. Three taken here and three sold are
 * six, so that the same number on both sides is not the same change. What is no number is sent: it will be refused.
 */
export function mergeCount(base: number, mine: number, theirs: number): Merge {
  if (base === mine) return 'keep'
  return base === theirs || Number.isNaN(mine) ? 'send' : 'ask'
}

/** Whether two texts are the same but for the form of their line breaks, which a form may change. */
export function isSameText(one: string, other: string): boolean {
  return unifyBreaks(one) === unifyBreaks(other)
}

/** The text with line breaks of one form. */
export function unifyBreaks(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}
