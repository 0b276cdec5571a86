import type { CardType } from 'braintree-web/hosted-fields/shared/get-card-types'
import cardValidator from 'card-validator'

export interface Verdict {
  readonly isValid: boolean
  readonly isPotentiallyValid: boolean
}

const MAX_YEARS_AHEAD = 19
const HOPELESS: Verdict = { isValid: false, isPotentiallyValid: false }

/** Judges a field's value by the library that the published package judges by. */
export function validateValue(
  key: string,
  value: string,
  types: readonly CardType[],
  isSupported: (type: string) => boolean,
): Verdict {
  switch (key) {
    case 'number': {
      const isRefused = types.length > 0 && !types.some(({ type }) => isSupported(type))
      return value !== '' && isRefused ? HOPELESS : pick(cardValidator.number(value))
    }
    case 'cvv':
      return pick(cardValidator.cvv(value, cvvSizes(types)))
    case 'expirationDate':
      return pick(cardValidator.expirationDate(value, MAX_YEARS_AHEAD))
    case 'expirationMonth':
      return pick(cardValidator.expirationMonth(value))
    case 'expirationYear':
      return pick(cardValidator.expirationYear(value, MAX_YEARS_AHEAD))
    case 'postalCode':
      return pick(cardValidator.postalCode(value))
    default:
      return pick(cardValidator.cardholderName(value))
  }
}

function cvvSizes(types: readonly CardType[]): number[] {
  const sizes = new Set(types.map(({ code }) => code.size))
  return sizes.size === 0 ? [3, 4] : [...sizes]
}

function pick({ isValid, isPotentiallyValid }: Verdict): Verdict {
  return { isValid, isPotentiallyValid }
}
