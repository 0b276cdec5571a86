import { paymentResultShape } from '../../../../src/api/generated/shapes/payment-result'
import type { Exchange } from '../../http/exchange'
import { assertIs } from '../../model/assert-values'
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
  return (await sendCharge(world, actor, amount, given)).id
}

/**
 * Charges an amount as `charge` does, and returns the response too.
 *
 * @throws {ContractFailure} when another amount is charged.
 * @throws {Undecided} when the provider refuses the charge.
 */
export async function sendCharge(
  world: World,
  actor: Actor,
  amount: number,
  given?: string,
): Promise<{ readonly id: string; readonly exchange: Exchange }> {
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
  expectContract(transaction.amount === amount, {
    rule: 'charged-amount',
    operation: 'createPayment',
    expected: `a transaction of ${amount.toFixed(2)}`,
    got: `one of ${transaction.amount}`,
    cause: 'Amounts are rounded, or counted in another unit.',
    assertion: assertIs('/transaction/amount', amount),
    exchange: answer.exchange,
  })
  return { id: transaction.id, exchange: answer.exchange }
}

async function getNonce({ settings }: World, amount: number): Promise<string> {
  if (settings.nonce !== undefined) return settings.nonce
  if (amount === 0 || !settings.freshNonce) return 'no-nonce-is-needed'
  return settings.freshNonce()
}
