/** The same but for line breaks, which forms send as CRLF. */
export function isSameText(sent: string, got: string): boolean {
  return toLines(sent) === toLines(got)
}

/** How a text came back changed, in a sentence. */
export function describeChange(sent: string, got: string): string {
  const [given, stored] = [toLines(sent), toLines(got)]
  const found = changes.find(({ apply }) => apply(given, stored))
  return found?.cause ?? 'The text is not stored as it was sent.'
}

const changes: readonly {
  readonly cause: string
  apply(given: string, stored: string): boolean
}[] = [
  {
    cause: 'Blanks at its ends are cut off: texts are kept as they are sent.',
    apply: (given, stored) => stored.trim() === given.trim(),
  },
  {
    cause:
      'It is cut: the column is shorter than the contract allows, or counts bytes or UTF-16 units.',
    apply: (given, stored) => stored !== '' && given.trim().startsWith(stored.trim()),
  },
  {
    cause: 'It is escaped when it is stored: escape it where a page is made of it instead.',
    apply: (_, stored) => /&(lt|gt|quot|#0?39|#x27|amp;(amp|lt)|amp;amp);?/i.test(stored),
  },
  {
    cause: 'Markup is taken out of it: texts are no HTML here, pages escape them.',
    apply: (given, stored) => given.includes('<b>') && !stored.includes('<b>'),
  },
  {
    cause: 'Its letters are in another case.',
    apply: (given, stored) => stored.toLowerCase() === given.toLowerCase(),
  },
  {
    cause: 'Its signs are composed in another way: Unicode normalisation changes what was written.',
    apply: (given, stored) => stored.normalize('NFKC') === given.normalize('NFKC'),
  },
  {
    cause:
      'Its encoding lacks some signs: an old character set, or "utf8" where "utf8mb4" is meant.',
    apply: (given, stored) => /[\uFFFD?]|Ã|Ø|ð/.test(stored) && !/[\uFFFD?]|Ã|Ø|ð/.test(given),
  },
  {
    cause: 'Blanks or line breaks within it are lost.',
    apply: (given, stored) => given.replaceAll(/\s/g, '') === stored.replaceAll(/\s/g, ''),
  },
  {
    cause: 'Signs of more than 16 bits, such as emoji, are lost.',
    apply: (given, stored) => given.replaceAll(/[^\0-\uffff]/gu, '').trim() === stored.trim(),
  },
]

const SHOWN = 24

/** The parts of two texts around the first character in which they differ. */
export function excerpts(sent: string, got: string): readonly [string, string] {
  const [given, stored] = [[...toLines(sent)], [...toLines(got)]]
  const differs = given.findIndex((character, index) => character !== stored[index])
  const at = differs === -1 ? given.length : differs
  const show = (text: readonly string[]) => {
    const start = Math.max(0, at - SHOWN)
    const part = JSON.stringify(text.slice(start, at + SHOWN).join(''))
    const from = start > 0 ? ` from character ${start + 1}` : ''
    return `${part}${from}, ${text.length} characters in all`
  }
  return [show(given), show(stored)]
}

function toLines(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n')
}
