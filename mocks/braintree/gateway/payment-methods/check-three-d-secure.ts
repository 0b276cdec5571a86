import { type Access, customerOf, type GatewayContext } from '../gateway-context'
import { parseAmount } from '../sales/amount'
import type { ThreeDSecureBehavior } from '../scenarios/scenario'
import { findCardScenario } from '../scenarios/scenarios'
import { CHALLENGE_FAILED, CHALLENGE_PASSED, NOT_ENROLLED } from '../scenarios/three-d-secure-cards'
import type { NonceRecord, ThreeDSecureResult } from '../store'
import { describePaymentMethod } from './describe-payment-method'
import { issueNonce } from './issue-nonce'
import { refuse } from './refuse'
import type {
  ThreeDSecureAnswerInput,
  ThreeDSecureLookup,
  ThreeDSecureLookupInput,
} from './three-d-secure'
import type { GatewayResult, Tokenization } from './tokenization'

const CHALLENGED: ThreeDSecureBehavior = { isChallenged: true, result: CHALLENGE_PASSED }
const UNCHECKED: ThreeDSecureBehavior = { isChallenged: false, result: NOT_ENROLLED }

/** Asks the issuer about a card. Unless a challenge follows, the nonce is replaced by a new one. */
export async function lookUpThreeDSecure(
  context: GatewayContext,
  access: Access,
  input: ThreeDSecureLookupInput,
): Promise<GatewayResult<ThreeDSecureLookup>> {
  const amount = parseAmount(input.amount)
  if (!amount.ok) {
    const { code, message } = amount.error
    return refuse('invalid_input', message, [{ code, field: 'amount', message }])
  }
  const record = await findUsable(context, access, input.nonce)
  if (!record) return refuseNonce()
  const behavior = behaviorOf(context, record)
  if (behavior.isChallenged && 'card' in record.instrument) {
    return { ok: true, value: { kind: 'challenge', lastFour: record.instrument.card.lastFour } }
  }
  const decided = await replaceNonce(context, record, behavior.result)
  return decided.ok
    ? { ok: true, value: { kind: 'decided', paymentMethod: decided.value } }
    : decided
}

/** Ends a challenge with the shopper's answer; the nonce is replaced by a new one. */
export async function answerThreeDSecure(
  context: GatewayContext,
  access: Access,
  input: ThreeDSecureAnswerInput,
): Promise<Tokenization> {
  const record = await findUsable(context, access, input.nonce)
  if (!record) return refuseNonce()
  const behavior = behaviorOf(context, record)
  if (!behavior.isChallenged) {
    return refuse('invalid_input', 'No challenge was asked for this card.')
  }
  return replaceNonce(context, record, input.isAnsweredRight ? behavior.result : CHALLENGE_FAILED)
}

async function findUsable(
  context: GatewayContext,
  access: Access,
  nonce: string,
): Promise<NonceRecord | undefined> {
  const record = await context.store.findNonce(nonce)
  if (!record || record.consumed) return undefined
  const isExpired = Date.parse(record.expiresAt) <= context.now().getTime()
  const isForeign = record.customerId !== null && record.customerId !== customerOf(access)
  return isExpired || isForeign ? undefined : record
}

async function replaceNonce(
  context: GatewayContext,
  record: NonceRecord,
  result: ThreeDSecureResult,
): Promise<Tokenization> {
  if (!(await context.store.consumeNonce(record.nonce))) return refuseNonce()
  const { instrument, customerId, vaultToken, scenario } = record
  const subject = { instrument, customerId, vaultToken, scenario, threeDSecure: result }
  return { ok: true, value: describePaymentMethod(await issueNonce(context, subject)) }
}

function behaviorOf({ config }: GatewayContext, record: NonceRecord): ThreeDSecureBehavior {
  const scenario = record.scenario === null ? undefined : findCardScenario(record.scenario)
  return scenario?.threeDSecure ?? (config.challengeEveryCard ? CHALLENGED : UNCHECKED)
}

function refuseNonce(): ReturnType<typeof refuse> {
  return refuse('not_found', 'The payment method nonce is unknown, used or has expired.')
}
