import getCardTypes from 'braintree-web/hosted-fields/shared/get-card-types'

const MAX_LENGTHS: Readonly<Record<string, number>> = {
  cvv: 4,
  expirationMonth: 2,
  expirationYear: 4,
  postalCode: 10,
  cardholderName: 255,
}

/** What a field keeps of what is typed into it, in the form in which it shows it: `4111 1111`, `12 / 30`. */
export function formatValue(
  key: string,
  text: string,
  maxLength = MAX_LENGTHS[key] ?? 255,
): string {
  switch (key) {
    case 'number':
      return groupNumber(digitsOf(text))
    case 'expirationDate':
      return formatExpiration(text)
    case 'cvv':
    case 'expirationMonth':
    case 'expirationYear':
      return digitsOf(text).slice(0, maxLength)
    default:
      return text.slice(0, maxLength)
  }
}

/** The value without what only groups it. */
export function plainValue(key: string, shown: string): string {
  return key === 'number' ? digitsOf(shown) : shown
}

function groupNumber(digits: string): string {
  const [first, ...others] = getCardTypes(digits)
  const gaps = first && others.length === 0 ? first.gaps : [4, 8, 12]
  const longest = first
    ? Math.max(...first.lengths, ...others.flatMap(({ lengths }) => lengths))
    : 19
  return [...digits.slice(0, longest)]
    .map((digit, index) => (gaps.includes(index) ? ` ${digit}` : digit))
    .join('')
}

function formatExpiration(text: string): string {
  const digits = digitsOf(text)
  const isShort = /^[2-9]/.test(digits)
  const month = isShort ? `0${digits.charAt(0)}` : digits.slice(0, 2)
  const rest = digits.slice(isShort ? 1 : 2)
  const year = rest.slice(0, rest.startsWith('20') ? 4 : 2)
  return month.length < 2 ? month : `${month} / ${year}`
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
