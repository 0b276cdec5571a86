import { orderShape } from '../../../../src/api/generated/shapes/order'
import { assertEvery } from '../../model/assert-values'
import type { CheckFactory, Step } from '../../model/check'
import { expectContract } from '../../model/errors'
import { createSlot } from '../../model/slot'
import { placeOrder, totalOf } from '../orders/place-order'
import { expectMoved, readStock } from '../orders/read-stock'
import { toUnknownId } from '../orders/to-unknown-id'
import { charge } from './charge'

/** An order needs a transaction that was charged, is one's own and made no order yet. */
export const createTransactionsCheck: CheckFactory = (world) => {
  const { slots } = world
  const step = (title: string, run: () => Promise<void>): Step => ({
    title,
    operation: 'createOrder',
    run,
  })
  const lines = () => [{ product: slots.products.get().upper, count: 1 }]
  const known = createSlot<string>("transactions › order with another's payment")

  return {
    id: 'transactions',
    title: 'A transaction makes one order of its owner',
    level: 'money',
    needs: ['accounts', 'products'],
    kind: 'series',
    steps: [
      step("order with another's payment", async () => {
        const transactionId = await charge(world, slots.shopper.get(), totalOf(lines()))
        known.set(transactionId)
        const placement = { lines: lines(), transactionId }
        await placeOrder(world, slots.other.get(), placement, {
          // "403 not yours", and "A 404 is an unknown transaction", which another's may be to this user.
          expect: [403, 404],
          rule: 'unpaid-order',
          cause: 'It is not checked whose transaction it is.',
        })
      }),
      step('order without payment', async () => {
        const placement = { lines: lines(), transactionId: toUnknownId(known.get()) }
        await placeOrder(world, slots.shopper.get(), placement, {
          expect: 404,
          rule: 'unpaid-order',
          cause: 'The transaction is not looked up: orders are free.',
        })
      }),
      step('order twice with one transaction', async () => {
        const shopper = slots.shopper.get()
        const transactionId = await charge(world, shopper, totalOf(lines()))
        const [line] = lines()
        if (!line) return
        const before = await readStock(world, line.product)
        const placement = { lines: lines(), transactionId }
        const first = await placeOrder(world, shopper, placement)
        const again = await placeOrder(world, shopper, placement, {
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
        await expectMoved(world, line.product, before, 1, again.exchange, 'one-order')
      }),
      step('order an unknown product', async () => {
        const shopper = slots.shopper.get()
        const _id = toUnknownId(slots.products.get().free._id)
        const product = { _id, name: 'None', price: 0 }
        const transactionId = await charge(world, shopper, 0)
        await placeOrder(
          world,
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
