import type { Client } from '../client/client-instance'
import { BraintreeError, type BraintreeErrorType } from '../shared/braintree-error'

const ERRORS = {
  THREEDS_NOT_ENABLED: ['MERCHANT', '3D Secure is not enabled for this merchant.'],
  THREEDS_NOT_ENABLED_FOR_V2: ['MERCHANT', '3D Secure 2 is not enabled for this merchant.'],
  THREEDS_UNSUPPORTED_VERSION: ['MERCHANT', '3D Secure 1 is no longer supported. Use version 2.'],
  THREEDS_UNRECOGNIZED_VERSION: ['MERCHANT', 'There is no such version of 3D Secure.'],
  THREEDS_JWT_AUTHENTICATION_FAILED: ['UNKNOWN', "The bank's answer could not be checked."],
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

const VERSIONS: readonly string[] = [
  '2',
  '2-cardinal-modal',
  '2-bootstrap3-modal',
  '2-inline-iframe',
]

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

/**
 * Throws for clients that can't make 3D Secure checks; of several reasons it names the last one.
 *
 * @throws BraintreeError `THREEDS_…` that says why not
 */
export function requireUsableClient(client: Client): void {
  const { authorizationType, gatewayConfiguration } = client.getConfiguration()
  const isProduction = gatewayConfiguration.environment === 'production'
  if (!gatewayConfiguration.threeDSecure?.cardinalAuthenticationJWT) {
    throw threeDSecureError('THREEDS_NOT_ENABLED_FOR_V2')
  }
  if (isProduction && location.protocol !== 'https:') {
    throw threeDSecureError('THREEDS_HTTPS_REQUIRED')
  }
  if (authorizationType === 'TOKENIZATION_KEY') {
    throw threeDSecureError('THREEDS_CAN_NOT_USE_TOKENIZATION_KEY')
  }
  if (!gatewayConfiguration.threeDSecureEnabled) throw threeDSecureError('THREEDS_NOT_ENABLED')
}

/**
 * Throws unless the merchant asks for a version of 3D Secure that there still is.
 *
 * @throws BraintreeError `THREEDS_UNSUPPORTED_VERSION` or `THREEDS_UNRECOGNIZED_VERSION`
 */
export function requireVersion(version: unknown): void {
  const name = String(version ?? '')
  if (name === '' || name === '1') throw threeDSecureError('THREEDS_UNSUPPORTED_VERSION')
  if (!VERSIONS.includes(name)) throw threeDSecureError('THREEDS_UNRECOGNIZED_VERSION')
}
