import { type GatewayConnection, GatewayUnreachableError } from '../client/gateway-connection'
import { getSimulator } from '../control/simulator'
import type { PaymentMethod } from '../gateway/payment-methods/payment-method'
import type { ThreeDSecureLookup } from '../gateway/payment-methods/three-d-secure'
import type { GatewayProblem } from '../gateway/payment-methods/tokenization'
import type { EventEmitter } from '../shared/event-emitter'
import { answerChallenge } from './answer-challenge'
import { type ThreeDSecureErrorCode, threeDSecureError } from './three-d-secure-errors'
import type {
  LookupData,
  ThreeDSecureEvents,
  VerifiedCard,
  VerifyCardOptions,
} from './verification'
import type { CardToVerify } from './verify-options'

interface Verification {
  readonly connection: GatewayConnection
  readonly events: EventEmitter<ThreeDSecureEvents>
  readonly card: CardToVerify
  readonly options: VerifyCardOptions
  /** Closes the bank's window. */
  readonly signal: AbortSignal
  onLookedUp(data: LookupData): void
}

const THREE_D_SECURE_VERSION = '2.2.0'

/**
 * Looks the card up, challenges the shopper if the issuer wants that, and resolves with a new nonce.
 *
 * @throws BraintreeError when the lookup or the challenge fails
 */
export async function verifyCard(verification: Verification): Promise<VerifiedCard> {
  const { connection, events, card, options, signal } = verification
  const looked = await ask(connection.lookUpThreeDSecure(card), 'THREEDS_LOOKUP_ERROR')
  if (!looked.ok) throw lookupError(looked.problem)
  const lookup = looked.value
  const data = describeLookup(lookup, card.nonce)
  verification.onLookedUp(data)
  await waitForNext(events, options, data)
  if (lookup.kind === 'decided') {
    const { paymentMethod } = lookup
    return { ...toVerifiedCard(paymentMethod), verificationDetails: paymentMethod.threeDSecureInfo }
  }
  // Without its script the real component shows no challenge, and never says so either.
  if (!getSimulator().scripts.isSongbirdLoaded) return new Promise<never>(() => undefined)

  const answer = await answerChallenge(events, lookup.lastFour, signal)
  const answered = await ask(
    connection.answerThreeDSecure({ nonce: card.nonce, isAnsweredRight: answer === 'right' }),
    'THREEDS_JWT_AUTHENTICATION_FAILED',
  )
  if (!answered.ok) throw lookupError(answered.problem)
  const rawCardinalSDKVerificationData = {
    ActionCode: answer === 'right' ? 'SUCCESS' : 'FAILURE',
    ...(answer === 'canceled' ? { Payment: { ExtendedData: { ChallengeCancel: '01' } } } : {}),
  }
  return { ...toVerifiedCard(answered.value), rawCardinalSDKVerificationData }
}

/** Whatever keeps the gateway from answering is an unknown error here, unlike in other components. */
async function ask<Value>(answer: Promise<Value>, code: ThreeDSecureErrorCode): Promise<Value> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof GatewayUnreachableError)) throw error
    throw threeDSecureError(code, error.message, error)
  }
}

function describeLookup(lookup: ThreeDSecureLookup, nonce: string): LookupData {
  const isChallenged = lookup.kind === 'challenge'
  return {
    requiresUserAuthentication: isChallenged,
    paymentMethod: isChallenged ? { nonce } : lookup.paymentMethod,
    threeDSecureInfo: isChallenged ? undefined : lookup.paymentMethod.threeDSecureInfo,
    lookup: {
      acsUrl: isChallenged ? 'https://bank.example/challenge' : null,
      threeDSecureVersion: THREE_D_SECURE_VERSION,
      transactionId: 'simulated',
    },
  }
}

/** The merchant is told in a later task, and by the callback alone where there is one. */
function waitForNext(
  events: EventEmitter<ThreeDSecureEvents>,
  { onLookupComplete }: VerifyCardOptions,
  data: LookupData,
): Promise<void> {
  return new Promise((resolve) => {
    if (onLookupComplete) setTimeout(() => onLookupComplete(data, resolve), 0)
    else events.emit('lookup-complete', data, resolve)
  })
}

function toVerifiedCard(paymentMethod: PaymentMethod): VerifiedCard {
  const info = paymentMethod.threeDSecureInfo
  return {
    ...paymentMethod,
    liabilityShifted: info?.liabilityShifted,
    liabilityShiftPossible: info?.liabilityShiftPossible,
  }
}

function lookupError(problem: GatewayProblem): Error {
  const code =
    problem.code === 'not_found'
      ? 'THREEDS_LOOKUP_TOKENIZED_CARD_NOT_FOUND_ERROR'
      : problem.code === 'invalid_input'
        ? 'THREEDS_LOOKUP_VALIDATION_ERROR'
        : 'THREEDS_LOOKUP_ERROR'
  return threeDSecureError(code, problem.message, problem)
}
