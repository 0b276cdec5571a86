const CENTS_PER_DOLLAR = 100

/** What every price and every charge is in, as ISO 4217. */
export const SHOP_CURRENCY = 'USD'

/** Dollars as the wire has them, with at most two decimals, to whole cents. */
export function toCents(dollars: number): number {
  return Math.round(dollars * CENTS_PER_DOLLAR)
}

/** Whole cents to dollars as the wire has them. */
export function toDollars(cents: number): number {
  return cents / CENTS_PER_DOLLAR
}

/** Dollars as people write them: `$12.50`. */
export function formatCents(cents: number): string {
  return `$${toDollars(cents).toFixed(2)}`
}

/** Dollars as payment providers take them: `12.50`. */
export function toDecimalString(cents: number): string {
  return toDollars(cents).toFixed(2)
}
