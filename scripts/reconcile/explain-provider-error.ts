import { TimedOut } from '../../mocks/api/lib/with-timeout'

/** Braintree can't be asked, and why. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable'
}

/** Kinds of the SDK's errors that say that Braintree does not know the keys, or does not let them do this. */
const OF_KEYS: readonly unknown[] = [
  'authenticationError',
  'authorizationError',
  'invalidKeysError',
]

/** Kinds of errors that come and go. */
const OF_THE_WAY: readonly unknown[] = [
  'gatewayTimeoutError',
  'requestTimeoutError',
  'serverError',
  'serviceUnavailableError',
  'tooManyRequestsError',
  'unexpectedError',
]

/** What kept Braintree from being asked, in a sentence with the next step; any other error as it is. */
export function explainProviderError(error: unknown): unknown {
  if (error instanceof TimedOut) return toUnreachable(error, error.message)
  if (!(error instanceof Error) || !('type' in error)) return error
  if (OF_KEYS.includes(error.type)) {
    return new ProviderUnreachable(
      'Braintree refuses the keys: compare BRAINTREE_ENVIRONMENT, BRAINTREE_MERCHANT_ID, BRAINTREE_PUBLIC_KEY and BRAINTREE_PRIVATE_KEY with its control panel.',
      { cause: error },
    )
  }
  return OF_THE_WAY.includes(error.type)
    ? toUnreachable(error, error.message || String(error.type))
    : error
}

function toUnreachable(cause: Error, reason: string): ProviderUnreachable {
  return new ProviderUnreachable(
    `Braintree could not be asked (${reason}). Run it again once this machine reaches Braintree: what was done until now is not done twice.`,
    { cause },
  )
}
