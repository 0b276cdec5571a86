import cardValidator from 'card-validator'
import { assertNever } from '../../shared/assert-never'
import type { CardRules } from './card-type'
import type { FieldKey } from './field-keys'
import type { FormRules } from './form-rules'

export interface Verdict {
  readonly isValid: boolean
  readonly isPotentiallyValid: boolean
}

const MAX_EXPIRATION_YEARS_AHEAD = 19
const HOPELESS: Verdict = { isValid: false, isPotentiallyValid: false }

/** Judges one field by the rules of `card-validator` and what the merchant has said. */
export function validateField(
  key: FieldKey,
  value: string,
  candidates: readonly CardRules[],
  rules: FormRules,
): Verdict {
  switch (key) {
    case 'number':
      return validateNumber(value, candidates, rules)
    case 'cvv':
      return pick(cardValidator.cvv(value, cvvSizes(candidates)))
    case 'expirationDate':
      return pick(cardValidator.expirationDate(value, MAX_EXPIRATION_YEARS_AHEAD))
    case 'expirationMonth':
      return pick(cardValidator.expirationMonth(value))
    case 'expirationYear':
      return pick(cardValidator.expirationYear(value, MAX_EXPIRATION_YEARS_AHEAD))
    case 'postalCode':
      return pick(cardValidator.postalCode(value, postalCodeOptions(rules)))
    case 'cardholderName':
      return pick(cardValidator.cardholderName(value))
    default:
      return assertNever(key)
  }
}

/** The lengths that a security code may have, given what the number may be. */
export function cvvSizes(candidates: readonly CardRules[]): number[] {
  const sizes = new Set(candidates.map((candidate) => candidate.code.size))
  return sizes.size === 0 ? [3, 4] : [...sizes]
}

function validateNumber(
  value: string,
  candidates: readonly CardRules[],
  rules: FormRules,
): Verdict {
  const { maxCardLength } = rules
  const options = maxCardLength === undefined ? {} : { maxLength: maxCardLength }
  const verdict = pick(cardValidator.number(value, options))
  // The number can no longer become one of a brand that the merchant accepts.
  const isRefused = candidates.length > 0 && candidates.every((candidate) => !candidate.supported)
  return value !== '' && isRefused ? HOPELESS : verdict
}

function postalCodeOptions(rules: FormRules): { minLength?: number } {
  const minLength = rules.limits.postalCode?.minLength
  return minLength === undefined ? {} : { minLength }
}

function pick({ isValid, isPotentiallyValid }: Verdict): Verdict {
  return { isValid, isPotentiallyValid }
}
