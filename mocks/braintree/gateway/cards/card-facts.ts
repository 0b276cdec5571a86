import type { CardBrand, CardFacts } from '../instrument'

interface CardFactsInput {
  readonly number: string
  readonly brand: CardBrand
  readonly expirationMonth: string
  readonly expirationYear: string
  readonly cardholderName?: string | undefined
  readonly postalCode?: string | undefined
}

/** Keeps of a card what may be kept; the number ends here. */
export function toCardFacts(input: CardFactsInput): CardFacts {
  const { number, expirationYear } = input
  return {
    brand: input.brand,
    bin: number.slice(0, 6),
    lastFour: number.slice(-4),
    expirationMonth: input.expirationMonth.padStart(2, '0'),
    expirationYear: expirationYear.length === 2 ? `20${expirationYear}` : expirationYear,
    cardholderName: input.cardholderName || null,
    postalCode: input.postalCode || null,
  }
}
