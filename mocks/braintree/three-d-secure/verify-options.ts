import { threeDSecureError } from './three-d-secure-errors'
import type { VerifyCardOptions } from './verification'

export interface CardToVerify {
  readonly nonce: string
  readonly amount: string
}

/**
 * The card that the options name.
 *
 * @throws BraintreeError for the first option that is missing, in the real component's order
 */
export function requireOptions(
  { nonce, bin, amount, onLookupComplete }: VerifyCardOptions,
  { isRunning, isHeard }: { readonly isRunning: boolean; readonly isHeard: boolean },
): CardToVerify {
  if (!bin) throw missingOption('a BIN')
  if (isRunning) throw threeDSecureError('THREEDS_AUTHENTICATION_IN_PROGRESS')
  if (!nonce) throw missingOption('a nonce')
  if (!isNumeric(amount)) throw missingOption('an amount')
  if (typeof onLookupComplete !== 'function' && !isHeard) {
    throw missingOption('an onLookupComplete function')
  }
  return { nonce, amount: String(amount) }
}

/** Text that reads as a number counts, as merchants keep their amounts as text. */
function isNumeric(amount: unknown): boolean {
  if (typeof amount === 'string') return amount.trim() !== '' && !Number.isNaN(Number(amount))
  return typeof amount === 'number' && !Number.isNaN(amount)
}

function missingOption(option: string): Error {
  const message = `verifyCard options must include ${option}.`
  return threeDSecureError('THREEDS_MISSING_VERIFY_CARD_OPTION', message)
}
