import cardValidator from 'card-validator'
import type { GatewayConfiguration } from '../configuration'
import type { CardBrand } from '../instrument'
import type { CardInput, FieldProblem } from '../payment-methods/tokenization'
import { brandOfNumber, isBrandSupported } from './card-brand'

/** How many years ahead a card may expire, as the real fields allow. */
const MAX_EXPIRATION_YEARS_AHEAD = 19
const MAX_CARDHOLDER_NAME_LENGTH = 255

export type CardVerdict =
  | { readonly ok: true; readonly brand: CardBrand }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] }

/** Validates a card as the gateway does, independent of what the browser validated. */
export function validateCard(input: CardInput, config: GatewayConfiguration): CardVerdict {
  const brand = brandOfNumber(input.number)
  const problems = [
    numberProblem(brand, config),
    expirationProblem(input),
    cvvProblem(input, brand),
    postalCodeProblem(input),
    cardholderNameProblem(input),
  ].filter((problem) => problem !== null)
  return brand !== null && problems.length === 0 ? { ok: true, brand } : { ok: false, problems }
}

function numberProblem(brand: CardBrand | null, config: GatewayConfiguration): FieldProblem | null {
  if (brand === null) return problem('81715', 'number', 'The card number is invalid.')
  if (isBrandSupported(brand, config.supportedCardTypes)) return null
  return problem('81703', 'number', `This merchant does not take ${brand}.`)
}

function expirationProblem(input: CardInput): FieldProblem | null {
  const { expirationMonth, expirationYear } = input
  const verification = cardValidator.expirationDate(
    { month: expirationMonth, year: expirationYear },
    MAX_EXPIRATION_YEARS_AHEAD,
  )
  if (verification.isValid) return null
  return problem('81710', 'expirationDate', 'The expiration date is invalid or has passed.')
}

function cvvProblem(input: CardInput, brand: CardBrand | null): FieldProblem | null {
  if (input.cvv === undefined || brand === null) return null
  const size = brand === 'American Express' ? 4 : 3
  if (cardValidator.cvv(input.cvv, size).isValid) return null
  return problem('81707', 'cvv', `The security code must have ${size} digits.`)
}

function postalCodeProblem(input: CardInput): FieldProblem | null {
  if (input.postalCode === undefined || input.postalCode === '') return null
  if (cardValidator.postalCode(input.postalCode).isValid) return null
  return problem('81813', 'postalCode', 'The postal code is invalid.')
}

function cardholderNameProblem(input: CardInput): FieldProblem | null {
  if ((input.cardholderName ?? '').length <= MAX_CARDHOLDER_NAME_LENGTH) return null
  return problem('81723', 'cardholderName', 'The name on the card is too long.')
}

function problem(code: string, field: string, message: string): FieldProblem {
  return { code, field, message }
}
