import { paymentResultShape } from '../../../../src/api/generated/shapes/payment-result'
import { assertIs } from '../../model/assert-values'
import type { CheckFactory, Step } from '../../model/check'
import type { Actor } from '../../model/check-context'
import { expectContract, Undecided } from '../../model/errors'
import { createSlot } from '../../model/slot'
import { charge, chargesTestNonces, expectCharged, sendCharge } from './charge'
import { getFreshNonce } from './fresh-nonce'

/** Braintree's sandbox charges it any number of times. */
export const SANDBOX_NONCE = 'fake-valid-nonce'
/** Why what is about the sandbox's nonces is not judged. */
export const OWN_NONCE = `a nonce of your own is used; give --nonce ${SANDBOX_NONCE}, too, where the service takes it`
const DECLINED_NONCE = 'fake-processor-declined-visa-nonce'
/** Its cents are lost when they are cut off a binary number. */
const AMOUNT = 19.99
/** The sandbox declines amounts from 2000.00 to 2999.99. */
const DECLINED_AMOUNT = 2001

/** A nonce is charged once, sandbox nonces each time, and declined ones never. */
export const createNoncesCheck: CheckFactory = (context) => {
  const { call, slots, settings } = context
  const unused = createSlot<string>('nonces › pay nothing with a nonce')
  const used = createSlot<{ readonly nonce: string; readonly transaction: string }>(
    'nonces › charge a nonce',
  )
  const step = (title: string, run: () => Promise<void>): Step => ({
    title,
    operation: 'createPayment',
    run,
  })
  const pay = (
    actor: Actor,
    amount: number,
    nonce: string,
    expect: number | readonly number[],
    cause: string,
  ) =>
    call('createPayment', {
      path: { userId: actor.id },
      token: actor.token,
      json: { paymentMethodNonce: nonce, amount },
      expect,
      rule: 'nonce-once',
      cause,
    })

  return {
    id: 'nonces',
    title: 'A nonce is charged once',
    level: 'money',
    needs: ['accounts'],
    kind: 'series',
    steps: [
      step('pay nothing with a nonce', async () => {
        const shopper = slots.shopper.get()
        unused.set(await getFreshNonce(context, shopper))
        await charge(context, shopper, 0, unused.get())
      }),
      step('charge a nonce', async () => {
        const shopper = slots.shopper.get()
        const nonce = unused.get()
        const cause = 'A payment of 0, which uses no nonce, has used it.'
        const answer = await pay(shopper, AMOUNT, nonce, [200, 402, 409], cause)
        if (answer.status === 402) throw new Undecided('the provider declined the charge')
        // A provider that takes no such nonce at all says nothing about the payment of 0.
        if (answer.status === 409) {
          await charge(context, shopper, AMOUNT, await getFreshNonce(context, shopper))
        }
        expectContract(answer.status === 200, {
          rule: 'nonce-once',
          operation: 'createPayment',
          expected: '200: a payment of 0 takes no payment and uses no nonce',
          got: `${answer.status} ${answer.exchange.text.slice(0, 200)}`,
          cause,
          assertion: { of: 'status', isOneOf: [200] },
          exchange: answer.exchange,
        })
        const { id, amount } = answer.read(paymentResultShape).transaction
        expectCharged(answer, AMOUNT, amount)
        used.set({ nonce, transaction: id })
      }),
      step('charge it again with the same amount', async () => {
        const { nonce, transaction } = used.get()
        const cause = 'The same request is not answered again.'
        const answer = await pay(slots.shopper.get(), AMOUNT, nonce, 200, cause)
        const { id, amount } = answer.read(paymentResultShape).transaction
        expectCharged(answer, AMOUNT, amount)
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
        await pay(slots.shopper.get(), 56.78, used.get().nonce, 409, 'A nonce is charged again.')
      }),
      step('charge it again as another user', async () => {
        await pay(slots.other.get(), AMOUNT, used.get().nonce, 409, 'A nonce is charged again.')
      }),
      step("charge the sandbox's nonce twice", async () => {
        if (settings.nonce !== SANDBOX_NONCE) throw new Undecided(OWN_NONCE)
        const shopper = slots.shopper.get()
        const first = await sendCharge(context, shopper, 1.01)
        const second = await sendCharge(context, shopper, 1.01)
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
      step('charge an amount that is a text', async () => {
        const { id: userId, token } = slots.shopper.get()
        await call('createPayment', {
          path: { userId },
          token,
          json: { paymentMethodNonce: settings.nonce ?? SANDBOX_NONCE, amount: '1.01' },
          expect: 400,
          rule: 'bad-input',
          cause: 'A text is taken for the number that it looks like.',
        })
      }),
      step('charge a declined card', async () => {
        if (settings.nonce !== SANDBOX_NONCE) throw new Undecided(OWN_NONCE)
        const { id: userId, token } = slots.shopper.get()
        await call('createPayment', {
          path: { userId },
          token,
          json: { paymentMethodNonce: DECLINED_NONCE, amount: 3.21 },
          expect: 402,
          rule: 'declined',
          // "A service that takes real money answers 400 to them."
          undecided: chargesTestNonces(context.client.exchanges) ? [] : [400],
          cause: 'The answer of the payment provider is not looked at.',
        })
      }),
      {
        ...step('charge a nonce that was declined', async () => {
          const shopper = slots.shopper.get()
          const nonce = await getFreshNonce(context, shopper)
          const cause = 'A nonce that was declined is charged when it comes again.'
          const { status } = await pay(shopper, DECLINED_AMOUNT, nonce, [200, 402, 409], cause)
          if (status !== 402) throw new Undecided('the provider declines no amount')
          await pay(shopper, DECLINED_AMOUNT, nonce, [402, 409], cause)
          await pay(shopper, AMOUNT, nonce, [402, 409], cause)
        }),
        isThorough: true,
      },
    ],
  }
}
