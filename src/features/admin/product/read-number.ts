/** The number that a text says, or why it says none. */
export type NumberReading = { readonly value: number } | { readonly problem: string }

/**
 * The number that a text says, in any of the ways that people and spreadsheets write it: `1,234.50`, `1.234,50`,
 * `1 234,5`, `1,00,000`, `$12.50`, `١٢٫٥٠`. One that can be read as thousands and as decimals is refused rather than
 * guessed.
 */
export function readNumber(text: string): NumberReading {
  const noNumber = { problem: `“${text}” is not a number.` }
  const bare = toAscii(text).replace(/US\$|USD|[$\s'’]/g, '')
  if (!/^-?\d[\d.,]*$/.test(bare)) return noNumber
  const marks = bare.replace(/[^.,]/g, '')
  const last = marks.at(-1) ?? ''
  const isMixed = new Set(marks).size > 1
  if (isMixed && marks.indexOf(last) !== marks.length - 1) return noNumber
  if (marks.length === 1 && /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(bare)) {
    const [whole, rest] = bare.split(last)
    const decimals = Number(`${whole}.${rest?.slice(0, 2)}`)
    return { problem: `“${text}” can be read in two ways: write ${whole}${rest} or ${decimals}.` }
  }
  const hasDecimals = isMixed || marks.length === 1
  const end = hasDecimals ? bare.lastIndexOf(last) : bare.length
  const whole = bare.slice(0, end)
  if (!isGrouped(whole)) return noNumber
  return { value: Number(`${whole.replace(/[.,]/g, '')}.${bare.slice(end + 1)}`) }
}

/** Digits and marks of any script as those of ASCII, without what only says in which direction they run. */
function toAscii(text: string): string {
  return text
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[٫．]/g, '.')
    .replace(/[٬，]/g, ',')
    .replace('\u2212', '-')
    .replace(/\p{Nd}/gu, toDigit)
}

/** Unicode has the digits of each script in a row from 0 to 9, of some scripts several such rows one after the other. */
function toDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1
  return String(before % 10)
}

/** Digits alone, or in threes with one kind of mark between; in India in twos, but for the last three. */
function isGrouped(whole: string): boolean {
  return /^-?(\d+|\d{1,3}((\.\d{3})+|(,\d{3})+)|\d{1,2}(,\d{2})+,\d{3})$/.test(whole)
}
