import cardValidator from 'card-validator'
import type { CardBrand } from '../instrument'

const BRANDS_BY_TYPE: Readonly<Record<string, CardBrand>> = {
  visa: 'Visa',
  mastercard: 'MasterCard',
  'american-express': 'American Express',
  discover: 'Discover',
  'diners-club': 'Diners Club',
  jcb: 'JCB',
  maestro: 'Maestro',
  unionpay: 'UnionPay',
  elo: 'Elo',
  hiper: 'Hiper',
  hipercard: 'Hipercard',
}

/** The brand of a complete, well-formed card number, `null` when the number can't be one. */
export function brandOfNumber(number: string): CardBrand | null {
  const verification = cardValidator.number(number)
  if (!verification.isValid || !verification.card) return null
  return BRANDS_BY_TYPE[verification.card.type] ?? null
}

/** Whether merchants who take `supported` take the brand; Diners Club runs on Discover's network. */
export function isBrandSupported(brand: CardBrand, supported: readonly CardBrand[]): boolean {
  if (supported.includes(brand)) return true
  return brand === 'Diners Club' && supported.includes('Discover')
}
