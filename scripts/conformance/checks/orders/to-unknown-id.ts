const FEWEST_DIGITS = 6
const HIGHEST = '999999999'
/** So many signs of a random id are changed: the rest keeps it from being anybody's. */
const CHANGED = 3

/**
 * An id of the same shape that nothing has: a service may take one of another shape for bad input, but must not know this.
 * A number that counts up becomes one far ahead, anything else gets other letters and digits at the start of its longest part.
 */
export function toUnknownId(known: string): string {
  const [, prefix, digits] = /^(\D*)(\d{1,9})$/.exec(known) ?? []
  if (prefix !== undefined && digits !== undefined) {
    return prefix + (digits.length < FEWEST_DIGITS ? HIGHEST : '9'.repeat(digits.length))
  }
  const [longest = ''] = (known.match(/[0-9a-zA-Z]+/g) ?? []).toSorted(
    (a, b) => b.length - a.length,
  )
  const start = known.lastIndexOf(longest)
  const changed = [...longest.slice(0, CHANGED)].map(toAnother).join('')
  return known.slice(0, start) + changed + known.slice(start + changed.length)
}

/** The last two are what base 32 leaves out: ids of other bases have them, and may begin with nothing else. */
const RANGES = [
  '0123456789',
  'abcdef',
  'ABCDEF',
  'ghijkmnpqrstvwxyz',
  'GHJKMNPQRSTVWXYZ',
  'lou',
  'ILOU',
]

/** Another sign of the same kind, so that a number in base 16 or 32 stays one. */
function toAnother(sign: string): string {
  const range = RANGES.find((one) => one.includes(sign))
  return range?.[(range.indexOf(sign) + 1) % range.length] ?? sign
}
