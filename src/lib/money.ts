import { isAmerican, visitorLocale } from './locale'
import { memoize } from './memoize'

/** Whole cents of a US-dollar amount: the only form in which money is added, compared or multiplied. */
export type Cents = number

/** The contract's decimal number in cents. Exact, since the contract allows two decimal places at most. */
export function toCents(dollars: number): Cents {
  return Math.round(dollars * 100)
}

/** Cents as the contract's decimal number. */
export function toDollars(cents: Cents): number {
  return cents / 100
}

/**
 * Cents as people read them, in the visitor's locale unless another is named.
 *
 * @example formatMoney(1250) // '$12.50'
 */
export function formatMoney(cents: Cents, locale?: string): string {
  const shown = locale ?? visitorLocale()
  return isAmerican(shown) && cents >= 0
    ? `$${toDollars(cents).toFixed(2).replace(THOUSANDS, ',')}`
    : formatterFor(shown).format(toDollars(cents))
}

/** Where a comma belongs. */
const THOUSANDS = /\B(?=(\d{3})+\.)/g

const formatterFor = memoize(
  (locale: string | undefined) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }),
)
