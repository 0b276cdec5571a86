import type { JsonObject } from '../../../../mocks/contract/json'
import { paymentResultShape } from '../../../../src/api/generated/shapes/payment-result'
import type { Exchange } from '../../http/exchange'
import { isTestNonce } from '../../http/mask'
import { readFields } from '../../http/read-fields'
import { assertIs } from '../../model/assert-values'
import type { Answer } from '../../model/call'
import type { Actor, CheckContext } from '../../model/check-context'
import { expectContract } from '../../model/errors'

const BAD_INPUT = 400
const DECLINED = 402
const CONFLICT = 409

/**
 * Charges an amount and returns the transaction's id.
 *
 * @throws {ContractFailure} when another amount is charged, or a nonce is refused that must be charged.
 * @throws {Undecided} when the provider declines the charge, or the service takes real money and no test nonces.
 */
export async function charge(
  context: CheckContext,
  actor: Actor,
  amount: number,
  given?: string,
): Promise<string> {
  return (await sendCharge(context, actor, amount, given)).id
}

/**
 * Charges an amount as `charge` does, and returns the response too.
 *
 * @throws {ContractFailure} when another amount is charged.
 * @throws {Undecided} when the provider refuses the charge.
 */
export async function sendCharge(
  context: CheckContext,
  actor: Actor,
  amount: number,
  given?: string,
): Promise<{ readonly id: string; readonly exchange: Exchange }> {
  const nonce = given ?? (await getNonce(context, amount))
  const answer = await context.call('createPayment', {
    path: { userId: actor.id },
    token: actor.token,
    json: { paymentMethodNonce: nonce, amount },
    undecided: amount === 0 ? [] : listOpenRefusals(context, nonce),
    explainUndecided: (status) => refusals[status] ?? `the charge was answered ${status}`,
    cause: isTestNonce(nonce)
      ? `${nonce} is exempt: each use is a charge of its own.`
      : 'The nonce that was given is not accepted.',
  })
  const { transaction } = answer.read(paymentResultShape)
  expectCharged(answer, amount, transaction.amount)
  return { id: transaction.id, exchange: answer.exchange }
}

/**
 * Compares what was charged with what was asked for.
 *
 * @throws {ContractFailure}
 */
export function expectCharged(answer: Answer, asked: number, charged: number): void {
  expectContract(charged === asked, {
    rule: 'charged-amount',
    operation: 'createPayment',
    expected: `a transaction of ${asked.toFixed(2)}`,
    got: `one of ${charged}`,
    cause: 'Amounts are rounded, cut, or counted in another unit.',
    assertion: assertIs('/transaction/amount', asked),
    exchange: answer.exchange,
  })
}

const refusals: Readonly<Record<number, string>> = {
  [BAD_INPUT]:
    'the service answers 400 to test nonces, as one that takes real money does; give --nonce or --nonce-command',
  [DECLINED]: 'the payment provider declined the charge (402); give --nonce or --nonce-command',
  [CONFLICT]: 'the nonce was charged before (409); give --nonce-command, which gets a new one',
}

/** The refusals that the contract leaves open for a nonce, by its sentences on `createPayment`. */
function listOpenRefusals({ client, settings }: CheckContext, nonce: string): readonly number[] {
  const { exchanges } = client
  // "402 the charge was declined": the provider decides.
  if (!isTestNonce(nonce)) {
    // "A nonce is charged once": one that was sent before, perhaps by an earlier run, need not be charged.
    return nonce === settings.nonce || wasSent(exchanges, nonce) ? [DECLINED, CONFLICT] : [DECLINED]
  }
  // "A service that takes real money answers 400 to them": one that has charged some doesn't.
  return chargesTestNonces(exchanges) ? [DECLINED] : [DECLINED, BAD_INPUT]
}

/** Whether this service has charged one of the provider's test nonces in this run, so that it does not take real money. */
export function chargesTestNonces(exchanges: readonly Exchange[]): boolean {
  return exchanges.some((exchange) => {
    const { paymentMethodNonce, amount } = readPayment(exchange)
    const isCharged = exchange.status < 300 && amount !== 0
    return isCharged && isTestNonce(String(paymentMethodNonce))
  })
}

function wasSent(exchanges: readonly Exchange[], nonce: string): boolean {
  return exchanges.some((exchange) => readPayment(exchange)['paymentMethodNonce'] === nonce)
}

function readPayment({ request }: Exchange): JsonObject {
  return request.operation === 'createPayment' ? readFields(request) : {}
}

async function getNonce({ settings }: CheckContext, amount: number): Promise<string> {
  if (settings.nonce !== undefined) return settings.nonce
  if (amount === 0 || !settings.freshNonce) return 'no-nonce-is-needed'
  return settings.freshNonce()
}
