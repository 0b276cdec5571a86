import { must } from '../../run/must'
import { paymentSchema } from '../../run/wire'
import type { Actor, World } from '../../run/world'

/** Charges an amount and answers with the transaction's id. */
export async function charge(
  { call, settings }: World,
  actor: Actor,
  amount: number,
  nonce = settings.nonce,
): Promise<string> {
  const answer = await call('createPayment', {
    path: { userId: actor.id },
    token: actor.token,
    json: { paymentMethodNonce: nonce, amount },
    cause: `The nonce ${nonce.startsWith('fake-') ? nonce : 'that was given'} is not accepted. Behind a payment provider without test nonces, give --nonce or --nonce-command.`,
  })
  const { transaction } = answer.read(paymentSchema)
  must(transaction.amount === amount, {
    rule: 'charged-amount',
    operation: 'createPayment',
    expected: `a transaction of ${amount.toFixed(2)}`,
    got: `one of ${transaction.amount}`,
    cause: 'Amounts are rounded, or counted in another unit.',
    exchange: answer.exchange,
  })
  return transaction.id
}
