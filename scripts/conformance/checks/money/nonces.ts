import { paymentResultShape } from '../../../../src/api/generated/shapes/payment-result'
import { assertIs } from '../../model/assert-values'
import type { CheckFactory, Step } from '../../model/check'
import { expectContract, Undecided } from '../../model/errors'
import { createSlot } from '../../model/slot'
import type { Actor } from '../../model/world'
import { charge, chargesTestNonces, sendCharge } from './charge'
import { getFreshNonce } from './fresh-nonce'

/** Braintree's sandbox charges it any number of times. */
export const SANDBOX_NONCE = 'fake-valid-nonce'
const DECLINED_NONCE = 'fake-processor-declined-visa-nonce'

/** A nonce is charged once, sandbox nonces each time, and declined ones never. */
export const createNoncesCheck: CheckFactory = (world) => {
  const { call, slots, settings } = world
  const used = createSlot<{ readonly nonce: string; readonly transaction: string }>(
    'nonces › charge a nonce',
  )
  const step = (title: string, run: () => Promise<void>): Step => ({
    title,
    operation: 'createPayment',
    run,
  })
  const pay = (actor: Actor, amount: number, nonce: string, expect: number) =>
    call('createPayment', {
      path: { userId: actor.id },
      token: actor.token,
      json: { paymentMethodNonce: nonce, amount },
      expect,
      rule: 'nonce-once',
      cause:
        expect === 409 ? 'A nonce is charged again.' : 'The same request is not answered again.',
    })

  return {
    id: 'nonces',
    title: 'A nonce is charged once',
    level: 'money',
    needs: ['accounts'],
    kind: 'series',
    steps: [
      step('charge a nonce', async () => {
        const shopper = slots.shopper.get()
        const nonce = await getFreshNonce(world, shopper)
        used.set({ nonce, transaction: await charge(world, shopper, 12.34, nonce) })
      }),
      step('charge it again with the same amount', async () => {
        const { nonce, transaction } = used.get()
        const answer = await pay(slots.shopper.get(), 12.34, nonce, 200)
        const { id } = answer.read(paymentResultShape).transaction
        expectContract(id === transaction, {
          rule: 'nonce-once',
          operation: 'createPayment',
          expected: `the transaction ${transaction} again`,
          got: `another one, ${id}`,
          cause: 'Who sends a payment again because the answer was lost, pays twice.',
          assertion: assertIs('/transaction/id', transaction),
          exchange: answer.exchange,
        })
      }),
      step('charge it again with another amount', async () => {
        await pay(slots.shopper.get(), 56.78, used.get().nonce, 409)
      }),
      step('charge it again as another user', async () => {
        await pay(slots.other.get(), 12.34, used.get().nonce, 409)
      }),
      step("charge the sandbox's nonce twice", async () => {
        if (settings.nonce !== SANDBOX_NONCE) throw new Undecided('a nonce of your own is used')
        const shopper = slots.shopper.get()
        const first = await sendCharge(world, shopper, 1.01)
        const second = await sendCharge(world, shopper, 1.01)
        expectContract(first.id !== second.id, {
          rule: 'nonce-once',
          operation: 'createPayment',
          expected: 'two transactions: test nonces are exempt',
          got: `${first.id} twice`,
          cause: 'The rule for nonces is applied to the sandbox’s test nonces.',
          assertion: {
            of: 'values',
            at: '/transaction/id',
            test: { kind: 'unique' },
            in: [first.exchange, second.exchange],
          },
          exchange: second.exchange,
        })
      }),
      step('charge a declined card', async () => {
        if (settings.nonce !== SANDBOX_NONCE) throw new Undecided('a nonce of your own is used')
        const { id: userId, token } = slots.shopper.get()
        await call('createPayment', {
          path: { userId },
          token,
          json: { paymentMethodNonce: DECLINED_NONCE, amount: 3.21 },
          expect: 402,
          rule: 'declined',
          // "A service that takes real money answers 400 to them."
          undecided: chargesTestNonces(world.client.exchanges) ? [] : [400],
          cause: 'The answer of the payment provider is not looked at.',
        })
      }),
    ],
  }
}
