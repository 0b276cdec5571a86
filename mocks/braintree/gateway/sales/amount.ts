import type { ValidationError } from './sale'

/** The largest amount that the gateway accepts, 99,999,999.99. */
const MAX_AMOUNT_CENTS = 9_999_999_999

export type ParsedAmount =
  | { readonly ok: true; readonly cents: number }
  | { readonly ok: false; readonly error: ValidationError }

/** Reads a decimal string such as `'12.30'` as cents, exactly. */
export function parseAmount(amount: string): ParsedAmount {
  if (amount.trim() === '') return invalid('81502', 'An amount is required.')
  if (/^-\d+(\.\d{1,2})?$/.test(amount)) {
    return invalid('81501', `The amount can't be negative, got ${amount}.`)
  }
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(amount)
  if (!match) {
    return invalid('81503', 'The amount must be a decimal number with at most two places.')
  }
  const [, whole = '0', fraction = ''] = match
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  if (cents === 0) return invalid('81531', 'The amount must be greater than zero.')
  if (cents > MAX_AMOUNT_CENTS) return invalid('81528', `The amount ${amount} is too large.`)
  return { ok: true, cents }
}

function invalid(code: string, message: string): ParsedAmount {
  return { ok: false, error: { code, attribute: 'amount', message } }
}
