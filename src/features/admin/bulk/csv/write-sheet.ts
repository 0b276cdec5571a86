import { visitorLocale } from '../../../../lib/locale'
import { escapeFormula } from './escape-formula'

export type SheetCell = string | number

/**
 * A sheet that Excel and LibreOffice of the visitor's language open by a double click: with the mark of UTF-8, and where
 * decimals have a comma, or in Switzerland, with semicolons between the cells. No text of it is carried out as a formula.
 */
export function writeSheet(
  headings: readonly string[],
  rows: readonly (readonly SheetCell[])[],
  locale: string | undefined = visitorLocale(),
): string {
  const format = new Intl.NumberFormat(locale)
  const hasComma = format.format(0.5).includes(',')
  const toText = (cell: SheetCell) => {
    if (typeof cell === 'string') return escapeFormula(cell)
    return hasComma ? String(cell).replace('.', ',') : String(cell)
  }
  // Windows has a point and a semicolon for Switzerland and Liechtenstein.
  const isSwiss = /-(CH|LI)\b/.test(format.resolvedOptions().locale)
  const delimiter = hasComma || isSwiss ? ';' : ','
  const lines = [headings, ...rows].map((cells) =>
    cells.map((cell) => quote(toText(cell), delimiter)).join(delimiter),
  )
  return `\ufeff${lines.map((line) => `${line}\r\n`).join('')}`
}

/** RFC 4180. Space at the ends is quoted too, because some spreadsheets drop it. */
function quote(text: string, delimiter: string): string {
  const isPlain = !/["\r\n]|^\s|\s$/.test(text) && !text.includes(delimiter)
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`
}

/** Hands a sheet to the browser's downloads, named such as `products-2026-11-23.csv`. */
export function saveSheet(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  link.download = `${name}-${new Date().toISOString().slice(0, 10)}.csv`
  link.click()
  // The download has taken it by then.
  setTimeout(() => URL.revokeObjectURL(link.href))
}
