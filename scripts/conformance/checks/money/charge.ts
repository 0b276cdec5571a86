import { paymentResultShape } from '../../../../src/api/generated/shapes/payment-result'
import type { Answer } from '../../model/call'
import { expectContract, Undecided } from '../../model/errors'
import type { Actor, World } from '../../model/world'

const DECLINED = 402
/** Of another charge that was made with this nonce: the provider has no nonces for tests. */
const USED = 409

/**
 * Charges an amount and returns the transaction's id.
 *
 * @throws {ContractFailure} when another amount is charged.
 * @throws {Undecided} when the provider refuses the charge.
 */
export async function charge(
  world: World,
  actor: Actor,
  amount: number,
  given?: string,
): Promise<string> {
  const nonce = given ?? (await getNonce(world, amount))
  const isFree = amount === 0
  const answer = await world.call('createPayment', {
    path: { userId: actor.id },
    token: actor.token,
    json: { paymentMethodNonce: nonce, amount },
    // What is free is not declined; everything else may be, by the provider.
    expect: isFree ? 200 : [200, DECLINED, USED],
    cause: `The nonce ${nonce.startsWith('fake-') ? nonce : 'that was given'} is not accepted. Behind a payment provider without test nonces, give --nonce or --nonce-command.`,
  })
  if (answer.status !== 200) {
    throw new Undecided(`the provider refused the charge (${answer.status}); give --nonce-command`)
  }
  const { transaction } = answer.read(paymentResultShape)
  expectCharged(answer, amount, transaction.amount)
  return transaction.id
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
    assertion: {
      of: 'values',
      at: '/transaction/amount',
      test: { kind: 'every', value: { is: asked } },
    },
    exchange: answer.exchange,
  })
}

async function getNonce({ settings }: World, amount: number): Promise<string> {
  if (settings.nonce !== undefined) return settings.nonce
  if (amount === 0 || !settings.freshNonce) return 'no-nonce-is-needed'
  return settings.freshNonce()
}
