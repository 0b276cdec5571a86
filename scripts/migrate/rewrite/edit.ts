import MagicString from 'magic-string'

/** A piece of a text that is replaced; everything around it stays byte for byte. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The text with every edit made; of two that overlap the first one listed counts. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const result = new MagicString(text)
  const done: Edit[] = []
  for (const edit of edits) {
    if (done.some((other) => edit.start < other.end && other.start < edit.end)) continue
    done.push(edit)
  }
  // Overwriting a piece would take along what was inserted at its end before.
  for (const { start, end, text: content } of done) {
    if (start < end) result.update(start, end, content)
  }
  for (const { start, end, text: content } of done) {
    if (start === end) result.appendLeft(start, content)
  }
  return result.toString()
}

/** Removes a piece, and its line where nothing else stands on it. */
export function removal(text: string, start: number, end: number): Edit {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const nextLine = text.indexOf('\n', end)
  const lineEnd = nextLine === -1 ? text.length : nextLine + 1
  const isAlone = (text.slice(lineStart, start) + text.slice(end, lineEnd)).trim() === ''
  return isAlone ? { start: lineStart, end: lineEnd, text: '' } : { start, end, text: '' }
}

/** The same edits, of a text that stands in a longer one. */
export function moved(edits: readonly Edit[], by: number): Edit[] {
  return edits.map(({ start, end, text }) => ({ start: start + by, end: end + by, text }))
}
