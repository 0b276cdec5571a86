import { DropInError } from './dropin-error'
import type { ErrorFault } from './error-catalog'

const FAULTS: Readonly<Record<string, ErrorFault>> = {
  CUSTOMER: 'shopper',
  MERCHANT: 'merchant',
  NETWORK: 'network',
}

/** Whose turn it is, by the `type` that errors of braintree-web carry. */
export function faultOf(error: unknown): ErrorFault {
  if (error instanceof DropInError) return error.fault
  if (typeof error !== 'object' || error === null || !('type' in error)) return 'provider'
  return FAULTS[String(error.type)] ?? 'provider'
}
