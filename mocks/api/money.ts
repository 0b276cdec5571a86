const CENTS_PER_DOLLAR = 100

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
