const SEPARATOR = ' / '

/** A date `MM/YY` as the field shows it: `12 / 30`. */
export function displayExpiration(date: string): string {
  return date.replace('/', SEPARATOR)
}

/**
 * Brings an expiration date into the form `MM/YY`, or `MM/YYYY` when the whole year was given,
 * while it is being typed, pasted (`2030-12`) or filled in by the browser (`12 / 30`).
 *
 * @param typed the field's current text
 * @param previous the date before, so that what is being deleted stays deleted
 */
export function formatExpiration(typed: string, previous: string): string {
  const isSeparatorCut =
    previous.endsWith('/') && typed === displayExpiration(previous).slice(0, -1)
  const text = isSeparatorCut ? previous.slice(0, -1) : typed.replace(/\s*\/\s*/, '/')
  const yearFirst = /^\s*(20\d\d)\s*[-/.]\s*(\d{1,2})\s*$/.exec(text)
  if (yearFirst) return `${yearFirst[2]?.padStart(2, '0')}/${yearFirst[1]}`

  const isShorter = text.length < previous.length
  const [month, year] = splitDate(text, isShorter)
  if (month.length < 2 && year === '') return month
  if (year === '' && isShorter && previous.startsWith(text)) return month
  return `${month}/${year}`
}

function splitDate(text: string, isShorter: boolean): readonly [month: string, year: string] {
  const [head = '', ...tail] = text.replace(/[^\d/.-]/g, '').split(/[/.-]+/)
  const isSplit = tail.length > 0
  const rest = tail.join('')
  if (isSplit && head.length === 1) {
    return [isShorter || head === '0' ? head : `0${head}`, limitYear(rest)]
  }
  if (head.length === 0) return ['', '']
  // No month starts with 2 or more, and none is above 12: 3 is March, 13 the start of 01/3.
  const first = head.charAt(0)
  const isShort = first > '1' || Number(head.slice(0, 2)) > 12
  const month = isShort ? `0${first}` : head.slice(0, 2)
  return [month, limitYear(head.slice(isShort ? 1 : 2) + rest)]
}

/** Two digits are a year, unless they are the start of one that is written out. */
function limitYear(digits: string): string {
  return digits.slice(0, digits.startsWith('20') ? 4 : 2)
}
