import type { Cell } from '../plan/read-cell'
import { unescapeFormula } from './escape-formula'

const DELIMITERS = [',', ';', '\t', '|']
/** A first line by which Excel is told what separates the cells. */
const TOLD = /^sep=(.)\r?\n/i

/**
 * The rows of a sheet as text (RFC 4180), with line ends of any kind, whatever separates its cells: the first line, which
 * are the headings, shows that.
 */
export function parseSheet(text: string): Cell<string[][]> {
  const marked = text.replace(/^\ufeff/, '')
  const told = TOLD.exec(marked)
  const bare = marked.replace(TOLD, '')
  const cells = readCells(bare, told?.[1] ?? findDelimiter(bare))
  const rows: string[][] = [[]]
  for (const { text, isClosed, isLast } of cells) {
    if (!isClosed) {
      return { problem: `Row ${rows.length} has a quotation mark that is not closed.` }
    }
    rows.at(-1)?.push(unescapeFormula(text))
    if (isLast) rows.push([])
  }
  // What follows the last line end is no row.
  if (rows.at(-1)?.length === 0) rows.pop()
  return { value: rows }
}

interface ReadCell {
  readonly text: string
  /** Whether a quotation mark that opened it is closed. */
  readonly isClosed: boolean
  /** Whether a line ends after it. */
  readonly isLast: boolean
}

/** One cell after the other. Quotation marks count at a cell's beginning alone, as `5" nail` has one too. */
function* readCells(text: string, delimiter: string): Generator<ReadCell> {
  let at = 0
  for (;;) {
    const quoted =
      text[at] === '"' ? readQuoted(text, at + 1) : { text: '', end: at, isClosed: true }
    const end = findEnd(text, quoted.end, delimiter)
    const isLast = end < text.length && text[end] !== delimiter
    const { isClosed } = quoted
    yield { text: quoted.text + text.slice(quoted.end, end), isClosed, isLast }
    at = text.startsWith('\r\n', end) ? end + 2 : end + 1
    // A file that ends with a line end has no cell after it, but one after a delimiter.
    if (end >= text.length || (isLast && at >= text.length)) return
  }
}

/** What stands between quotation marks, of which two are one that is meant. */
function readQuoted(text: string, start: number): { text: string; end: number; isClosed: boolean } {
  let read = ''
  for (let from = start; ; ) {
    const mark = text.indexOf('"', from)
    if (mark < 0) return { text: read + text.slice(from), end: text.length, isClosed: false }
    read += text.slice(from, mark)
    if (text[mark + 1] !== '"') return { text: read, end: mark + 1, isClosed: true }
    read += '"'
    from = mark + 2
  }
}

function findEnd(text: string, start: number, delimiter: string): number {
  let end = start
  while (end < text.length && text[end] !== delimiter && text[end] !== '\r' && text[end] !== '\n') {
    end += 1
  }
  return end
}

function findDelimiter(text: string): string {
  const head = text.trimStart().split(/\r|\n/, 1)[0] ?? ''
  const counts = DELIMITERS.map((delimiter) => head.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}
