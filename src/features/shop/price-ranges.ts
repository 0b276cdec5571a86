/** A choice of the price filter. */
export interface PriceRange {
  /** How it stands in the address bar. */
  id: string
  label: string
  /** Lowest and highest price in whole dollars, both inclusive; empty for any. */
  price: readonly number[]
}

export const ANY_PRICE: PriceRange = { id: 'any', label: 'Any', price: [] }

export const priceRanges: readonly PriceRange[] = [
  ANY_PRICE,
  { id: '0-9', label: '$0 to $9', price: [0, 9] },
  { id: '10-19', label: '$10 to $19', price: [10, 19] },
  { id: '20-29', label: '$20 to $29', price: [20, 29] },
  { id: '30-39', label: '$30 to $39', price: [30, 39] },
  // The bounds that teams' backends have always been sent for this choice.
  { id: '40-99', label: 'More than $40', price: [40, 99] },
]
