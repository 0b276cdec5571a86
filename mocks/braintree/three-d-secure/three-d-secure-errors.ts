import type { Client } from '../client/client-instance'
import { BraintreeError, type BraintreeErrorType } from '../component/braintree-error'

const ERRORS = {
  THREEDS_NOT_ENABLED: ['MERCHANT', '3D Secure is not enabled for this merchant.'],
  THREEDS_CAN_NOT_USE_TOKENIZATION_KEY: [
    'MERCHANT',
    '3D Secure needs a client token; a tokenization key is not enough.',
  ],
  THREEDS_HTTPS_REQUIRED: ['MERCHANT', '3D Secure needs a page served by HTTPS.'],
  THREEDS_AUTHENTICATION_IN_PROGRESS: ['MERCHANT', 'A 3D Secure verification is going on already.'],
  THREEDS_MISSING_VERIFY_CARD_OPTION: ['MERCHANT', 'verifyCard lacks an option.'],
  THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT: [
    'MERCHANT',
    'The shop cancelled the 3D Secure verification.',
  ],
  THREEDS_NO_VERIFICATION_PAYLOAD: ['MERCHANT', 'There is no 3D Secure verification to cancel.'],
  THREEDS_LOOKUP_TOKENIZED_CARD_NOT_FOUND_ERROR: [
    'MERCHANT',
    'The nonce to verify is unknown, used or has expired.',
  ],
  THREEDS_LOOKUP_VALIDATION_ERROR: ['CUSTOMER', 'The data for the 3D Secure look-up is invalid.'],
  THREEDS_LOOKUP_ERROR: ['UNKNOWN', 'The 3D Secure look-up failed.'],
} as const satisfies Record<string, readonly [BraintreeErrorType, string]>

export type ThreeDSecureErrorCode = keyof typeof ERRORS

export function threeDSecureError(
  code: ThreeDSecureErrorCode,
  message?: string,
  originalError?: unknown,
): BraintreeError {
  const [type, usual] = ERRORS[code]
  const details = originalError === undefined ? undefined : { originalError }
  return new BraintreeError({ type, code, message: message ?? usual, details })
}

/** Throws for clients that can't make 3D Secure checks. */
export function requireUsableClient(client: Client): void {
  const { authorizationType, gatewayConfiguration } = client.getConfiguration()
  if (authorizationType === 'TOKENIZATION_KEY') {
    throw threeDSecureError('THREEDS_CAN_NOT_USE_TOKENIZATION_KEY')
  }
  if (!gatewayConfiguration.threeDSecureEnabled) throw threeDSecureError('THREEDS_NOT_ENABLED')
  const isProduction = gatewayConfiguration.environment === 'production'
  if (isProduction && location.protocol !== 'https:') {
    throw threeDSecureError('THREEDS_HTTPS_REQUIRED')
  }
}
