/**
 * What spreadsheets take for a formula, the wide forms of East Asian keyboards too. With quotes before it, or what is read
 * back could not be told from what was guarded.
 */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/

/** A text that no spreadsheet carries out. */
export function escapeFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** The text that was guarded. */
export function unescapeFormula(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text
}
