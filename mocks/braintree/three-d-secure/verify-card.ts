import type { GatewayConnection } from '../client/gateway-connection'
import { askGateway } from '../component/ask-gateway'
import type { EventEmitter } from '../component/event-emitter'
import type { PaymentMethod } from '../gateway/payment-methods/payment-method'
import type { GatewayProblem } from '../gateway/payment-methods/tokenization'
import { answerChallenge } from './answer-challenge'
import { threeDSecureError } from './three-d-secure-errors'
import type {
  LookupData,
  ThreeDSecureEvents,
  VerifiedCard,
  VerifyCardOptions,
} from './verification'

interface Verification {
  readonly connection: GatewayConnection
  readonly events: EventEmitter<ThreeDSecureEvents>
  readonly options: VerifyCardOptions
  readonly signal: AbortSignal
}

/** Looks the card up, asks the shopper when the issuer wants that, and answers with a new nonce. */
export async function verifyCard(verification: Verification): Promise<VerifiedCard> {
  const { connection, events, options, signal } = verification
  const { nonce, amount } = requireOptions(options)
  const looked = await askGateway(
    connection.lookUpThreeDSecure({ nonce, amount }),
    'THREEDS_LOOKUP_ERROR',
  )
  if (!looked.ok) throw lookupError(looked.problem)
  const lookup = looked.value
  const isChallenged = lookup.kind === 'challenge'
  await waitForNext(options, {
    requiresUserAuthentication: isChallenged,
    paymentMethod: isChallenged ? { nonce } : { nonce: lookup.paymentMethod.nonce },
  })
  requireGoingOn(signal)
  if (!isChallenged) return toVerifiedCard(lookup.paymentMethod)

  const isAnsweredRight = await answerChallenge(events, lookup.lastFour, signal)
  requireGoingOn(signal)
  const answered = await askGateway(
    connection.answerThreeDSecure({ nonce, isAnsweredRight }),
    'THREEDS_LOOKUP_ERROR',
  )
  if (!answered.ok) throw lookupError(answered.problem)
  return toVerifiedCard(answered.value)
}

function requireOptions(options: VerifyCardOptions): { nonce: string; amount: string } {
  const { nonce, bin, amount, onLookupComplete } = options
  if (!bin) throw missingOption('a BIN')
  if (!nonce) throw missingOption('a nonce')
  if (amount === undefined || amount === '') throw missingOption('an amount')
  if (typeof onLookupComplete !== 'function') throw missingOption('an onLookupComplete function')
  return { nonce, amount: String(amount) }
}

function missingOption(option: string): Error {
  const message = `verifyCard options must include ${option}.`
  return threeDSecureError('THREEDS_MISSING_VERIFY_CARD_OPTION', message)
}

function waitForNext(options: VerifyCardOptions, data: LookupData): Promise<void> {
  return new Promise((resolve) => {
    options.onLookupComplete?.(data, resolve)
  })
}

function requireGoingOn(signal: AbortSignal): void {
  if (signal.aborted) throw threeDSecureError('THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT')
}

function toVerifiedCard(paymentMethod: PaymentMethod): VerifiedCard {
  const info = paymentMethod.threeDSecureInfo
  return {
    ...paymentMethod,
    liabilityShifted: info?.liabilityShifted ?? false,
    liabilityShiftPossible: info?.liabilityShiftPossible ?? false,
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
