import { orderShape } from '../../../../src/api/generated/shapes/order'
import type { Order } from '../../../../src/api/generated/types'
import { assertAll, assertEvery } from '../../model/assert-values'
import type { CheckFactory, Step } from '../../model/check'
import { expectContract } from '../../model/errors'
import { createSlot } from '../../model/slot'
import { placeOrder, toOrderBody, totalOf } from '../orders/place-order'
import { expectMoved, readStock } from '../orders/read-stock'
import { toUnknownId } from '../orders/to-unknown-id'
import { charge } from './charge'

/** An order needs a transaction that was charged, is one's own and made no order yet. */
export const createTransactionsCheck: CheckFactory = (context) => {
  const { slots } = context
  const step = (title: string, run: () => Promise<void>): Step => ({
    title,
    operation: 'createOrder',
    run,
  })
  const lines = () => [{ product: slots.products.get().upper, count: 1 }]
  /** Added up in binary numbers they cost 60.92999999999999. */
  const inexact = () => [1, 2].map((count) => ({ product: slots.products.get().beyond, count }))
  const own = createSlot<string>("transactions › order with another's payment")
  const ordered = createSlot<string>('transactions › order with it when it was refused to others')

  return {
    id: 'transactions',
    title: 'A transaction makes one order of its owner',
    level: 'money',
    needs: ['accounts', 'products'],
    kind: 'series',
    steps: [
      step("order with another's payment", async () => {
        const transactionId = await charge(context, slots.shopper.get(), totalOf(lines()))
        own.set(transactionId)
        const placement = { lines: lines(), transactionId }
        await placeOrder(context, slots.other.get(), placement, {
          // "403 not yours", and "A 404 is an unknown transaction", which another's may be to this user.
          expect: [403, 404],
          rule: 'unpaid-order',
          cause: 'It is not checked whose transaction it is.',
        })
      }),
      step('order without payment', async () => {
        const placement = { lines: lines(), transactionId: toUnknownId(own.get()) }
        await placeOrder(context, slots.shopper.get(), placement, {
          expect: 404,
          rule: 'unpaid-order',
          cause: 'The transaction is not looked up: orders are free.',
        })
      }),
      step('claim the amount as a text', async () => {
        const { order } = toOrderBody({ lines: lines(), transactionId: own.get() })
        const { id: userId, token } = slots.shopper.get()
        await context.call('createOrder', {
          path: { userId },
          token,
          json: { order: { ...order, amount: order.amount.toFixed(2) } },
          expect: 400,
          rule: 'bad-input',
          cause: 'A text is taken for the number that it looks like.',
        })
      }),
      {
        ...step('order with it without a token, and on the path of another', async () => {
          const placement = { lines: lines(), transactionId: own.get() }
          const json = toOrderBody(placement)
          const { token } = slots.shopper.get()
          const path = { userId: slots.shopper.get().id }
          await context.call('createOrder', { path, json, expect: 401, rule: 'no-token' })
          const others = { userId: slots.other.get().id }
          await context.call('createOrder', {
            path: others,
            token,
            json,
            expect: 403,
            rule: 'not-yours',
          })
        }),
        isThorough: true,
      },
      step('order with it when it was refused to others', async () => {
        const placement = { lines: lines(), transactionId: own.get() }
        await placeOrder(context, slots.shopper.get(), placement, {
          rule: 'voided-charge',
          cause: 'A transaction is voided by a 400, 401 or 403: only a 409 voids one.',
        })
        ordered.set(own.get())
      }),
      step('order twice with one transaction', async () => {
        const shopper = slots.shopper.get()
        const transactionId = await charge(context, shopper, totalOf(inexact()))
        const { beyond } = slots.products.get()
        const before = await readStock(context, beyond)
        const placement = { lines: inexact(), transactionId }
        const first = await placeOrder(context, shopper, placement, {
          cause:
            'Prices are added up or cut to cents in binary numbers, or a product may stand on one line only.',
        })
        const again = await placeOrder(context, shopper, placement, {
          rule: 'one-order',
          cause: 'A client that lost the answer can’t get its order by sending the request again.',
        })
        const ids = [first, again].map((answer) => answer.read(orderShape)._id)
        expectContract(ids[0] === ids[1], {
          rule: 'one-order',
          operation: 'createOrder',
          expected: `the order ${ids[0]} again`,
          got: `another order, ${ids[1]}`,
          cause: 'One payment buys any number of orders.',
          assertion: assertEvery('/_id', { sameAs: { in: first.exchange, at: '/_id' } }),
          exchange: again.exchange,
        })
        // Whatever is sent along: the transaction has its order.
        const { order } = toOrderBody({ lines: lines(), transactionId, amount: totalOf(inexact()) })
        const other = await context.call('createOrder', {
          path: { userId: shopper.id },
          token: shopper.token,
          json: { order: { ...order, address: '2 Elsewhere Street, Springfield' } },
          rule: 'one-order',
          cause: 'A transaction that has an order is judged by what is sent with it again.',
        })
        const facts = ({ _id, address, amount }: Order) => `${_id} of ${amount} to ${address}`
        const [was, is] = [facts(first.read(orderShape)), facts(other.read(orderShape))]
        expectContract(was === is, {
          rule: 'one-order',
          operation: 'createOrder',
          expected: `the first order: ${was}`,
          got: is,
          cause: 'A second request for an order changes it, or makes another.',
          assertion: assertAll(
            ...['/_id', '/address', '/amount'].map((at) =>
              assertEvery(at, { sameAs: { in: first.exchange, at } }),
            ),
          ),
          exchange: other.exchange,
        })
        await expectMoved(context, beyond, {
          before,
          pieces: 3,
          by: again.exchange,
          rule: 'one-order',
        })
      }),
      {
        ...step('order again with what another has ordered with', async () => {
          const placement = { lines: lines(), transactionId: ordered.get() }
          await placeOrder(context, slots.other.get(), placement, {
            expect: [403, 404],
            rule: 'not-yours',
            cause:
              'Whoever sends a transaction gets its order, with name and address of the buyer.',
          })
        }),
        isThorough: true,
      },
      step('order an unknown product', async () => {
        const shopper = slots.shopper.get()
        const _id = toUnknownId(slots.products.get().free._id)
        const product = { _id, name: 'None', price: 0 }
        const transactionId = await charge(context, shopper, 0)
        await placeOrder(
          context,
          shopper,
          { lines: [{ product, count: 1 }], transactionId },
          {
            expect: 409,
            rule: 'unknown-id',
          },
        )
      }),
    ],
  }
}
