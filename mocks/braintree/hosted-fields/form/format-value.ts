import type { CardRules } from './card-type'
import type { FieldKey } from './field-keys'
import type { FormRules } from './form-rules'
import { formatExpiration } from './format-expiration'
import { cvvSizes } from './validate-field'

const MAX_NUMBER_LENGTH = 19
const MAX_CARDHOLDER_NAME_LENGTH = 255
const MAX_POSTAL_CODE_LENGTH = 10
const DEFAULT_GAPS: readonly number[] = [4, 8, 12]

/** Reduces typed text to what the field accepts: no letters in a number, nothing too long. */
export function cleanValue(
  key: FieldKey,
  text: string,
  previous: string,
  candidatesOf: (digits: string) => readonly CardRules[],
  rules: FormRules,
): string {
  const limit = rules.limits[key]?.maxLength
  // Full-width digits, as some keyboards type them, count as digits.
  const plain = text.normalize('NFKC')
  switch (key) {
    case 'number': {
      const digits = digitsOf(plain)
      return digits.slice(0, maxNumberLength(candidatesOf(digits), rules))
    }
    case 'cvv':
      return digitsOf(plain).slice(0, limit ?? Math.max(...cvvSizes(candidatesOf(''))))
    case 'expirationDate':
      return formatExpiration(plain, previous)
    case 'expirationMonth':
      return digitsOf(plain).slice(0, limit ?? 2)
    case 'expirationYear':
      return digitsOf(plain).slice(0, limit ?? 4)
    case 'postalCode':
      return plain.slice(0, limit ?? MAX_POSTAL_CODE_LENGTH)
    case 'cardholderName':
      return text.slice(0, limit ?? MAX_CARDHOLDER_NAME_LENGTH)
  }
}

/** Puts the gaps into a card number that its brand has, `4111 1111` or `3782 822463`. */
export function groupNumber(digits: string, candidates: readonly CardRules[]): string {
  const [first, ...others] = candidates
  const isCertain = first && others.every((other) => other.gaps.join() === first.gaps.join())
  const gaps = isCertain ? first.gaps : DEFAULT_GAPS
  return [...digits].map((digit, index) => (gaps.includes(index) ? ` ${digit}` : digit)).join('')
}

function maxNumberLength(candidates: readonly CardRules[], rules: FormRules): number {
  const lengths = candidates.flatMap((candidate) => candidate.lengths)
  return Math.min(
    lengths.length > 0 ? Math.max(...lengths) : MAX_NUMBER_LENGTH,
    rules.maxCardLength ?? MAX_NUMBER_LENGTH,
    rules.limits.number?.maxLength ?? MAX_NUMBER_LENGTH,
  )
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
