import type { Cents } from '../../lib/money'

/** A choice of the price filter. */
export interface PriceRange {
  /** Its name in the address bar. */
  id: string
  label: string
  /** Lowest and highest price, both inclusive; empty for any. */
  boundsCents: readonly Cents[]
}

export const ANY_PRICE: PriceRange = { id: 'any', label: 'Any', boundsCents: [] }

export const priceRanges: readonly PriceRange[] = [
  ANY_PRICE,
  { id: '0-9', label: '$0 to $9', boundsCents: [0, 9_00] },
  { id: '10-19', label: '$10 to $19', boundsCents: [10_00, 19_00] },
  { id: '20-29', label: '$20 to $29', boundsCents: [20_00, 29_00] },
  { id: '30-39', label: '$30 to $39', boundsCents: [30_00, 39_00] },
  // The bounds that teams' backends have always been sent for this choice.
  { id: '40-99', label: 'More than $40', boundsCents: [40_00, 99_00] },
]
