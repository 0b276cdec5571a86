/** What somebody who reads an id as a number passes over: `012` and `12x` are 12 then. */
const BEFORE = '0'
const BEHIND = 'x'

/** An id that nothing has, of a known one with something before or behind it. */
export interface ExtendedId {
  readonly known: string
  readonly before: string
  readonly behind: string
}

export function extendBefore(known: string): string {
  return BEFORE + known
}

export function extendBehind(known: string): string {
  return known + BEHIND
}

/** The ids that a text may be made of in that way. */
export function listExtended(text: string): readonly ExtendedId[] {
  const { length } = text
  return [
    ...(text.startsWith(BEFORE)
      ? [{ known: text.slice(BEFORE.length), before: BEFORE, behind: '' }]
      : []),
    ...(text.endsWith(BEHIND)
      ? [{ known: text.slice(0, length - BEHIND.length), before: '', behind: BEHIND }]
      : []),
  ].filter(({ known }) => known !== '')
}
