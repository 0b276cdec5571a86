import { orderShape } from '../../../../src/api/generated/shapes/order'
import type { Product } from '../../../../src/api/generated/types'
import { assertEvery } from '../../model/assert-values'
import type { Answer } from '../../model/call'
import type { CheckFactory, Step } from '../../model/check'
import type { CheckContext } from '../../model/check-context'
import { expectContract } from '../../model/errors'
import { createProduct } from '../admin/product-form'
import { charge } from '../money/charge'
import { type Line, placeOrder } from '../orders/place-order'
import { expectMoved, readStock } from '../orders/read-stock'
import { again, assertOnce, assertOneAtLeast, atOnce } from './at-once'

const ROUNDS = 3
const AT_ONCE = 8

/** Orders that come together: none is made twice, lost, or in the way of another. */
export const createOrderRacesCheck: CheckFactory = (context) => {
  const { slots, identity } = context
  const thorough = (title: string, run: () => Promise<void>): Step => ({
    title,
    operation: 'createOrder',
    isThorough: true,
    run,
  })
  const createFree = async (word: string, quantity: number) => {
    const { product } = await createProduct(context, {
      name: identity.productName(word),
      description: 'For orders that come at once.',
      price: 0,
      categoryId: slots.categories.get().second._id,
      shipping: 0,
      quantity,
    })
    return product
  }

  return {
    id: 'orders-at-once',
    title: 'Orders that come at once are all right',
    level: 'money',
    needs: ['accounts', 'admin', 'categories', 'products'],
    kind: 'series',
    steps: [
      {
        title: 'order twice at once with one transaction, beside another order',
        operation: 'createOrder',
        run: () => orderTwice(context, slots.products.get().free),
      },
      thorough('order twice at once with one transaction, again and again', () =>
        again(ROUNDS, () => orderTwice(context, slots.products.get().free)),
      ),
      thorough('order one product many times at once', async () => {
        const product = await createFree('Reed', AT_ONCE)
        await orderAll(
          context,
          Array.from({ length: AT_ONCE }, () => [{ product, count: 1 }]),
        )
        await expectMoved(context, product, {
          before: { quantity: AT_ONCE, sold: 0 },
          pieces: AT_ONCE,
          by: 'createOrder',
        })
      }),
      thorough('order two products at once, in either order', async () => {
        const products = [await createFree('Ash', 100), await createFree('Birch', 100)]
        const forth = products.map((product) => ({ product, count: 2 }))
        const carts = [forth, forth.toReversed(), forth, forth.toReversed()]
        await again(ROUNDS, async () => {
          await orderAll(context, carts)
        })
        const sold = ROUNDS * carts.length * 2
        for (const product of products) {
          await expectMoved(context, product, {
            before: { quantity: 100, sold: 0 },
            pieces: sold,
            by: 'createOrder',
          })
        }
      }),
      thorough('order the last piece many times at once', async () => {
        await again(ROUNDS, async (round) => {
          const product = await createFree(`Fir ${round}`, 1)
          const carts = Array.from({ length: 4 }, () => [{ product, count: 1 }])
          const answers = await orderAll(context, carts, [200, 409])
          expectOne(answers)
          await expectMoved(context, product, {
            before: { quantity: 1, sold: 0 },
            pieces: 1,
            by: 'createOrder',
            rule: 'oversold',
          })
        })
      }),
    ],
  }
}

async function orderTwice(context: CheckContext, product: Product): Promise<void> {
  const shopper = context.slots.shopper.get()
  const lines = [{ product, count: 1 }]
  const before = await readStock(context, product)
  const [once, other] = [await charge(context, shopper, 0), await charge(context, shopper, 0)]
  const place = (transactionId: string) =>
    placeOrder(context, shopper, { lines, transactionId }, { rule: 'one-order', cause: LOST })
  const answers = await atOnce([place(once), place(once), place(other)])
  const [first, second] = answers.map((answer) => answer.read(orderShape)._id)
  const [earlier, again] = answers
  const sameAs = { ...(earlier ? { in: earlier.exchange } : {}), at: '/_id' }
  expectContract(first === second, {
    rule: 'one-order',
    operation: 'createOrder',
    expected: `the order ${first} again`,
    got: `another order, ${second}`,
    cause: 'The orders of a transaction are looked up before one is written: two come in between.',
    assertion: assertEvery('/_id', { sameAs }),
    ...(again ? { exchange: again.exchange } : {}),
  })
  await expectMoved(context, product, { before, pieces: 2, by: again?.exchange ?? 'createOrder' })
}

const LOST = 'A request for an order is refused that is being made: the client takes it for failed.'

/** One order of each cart, all at once; what they cost is nothing. */
async function orderAll(
  context: CheckContext,
  carts: readonly (readonly Line[])[],
  expect: readonly number[] = [200],
): Promise<readonly Answer[]> {
  const shopper = context.slots.shopper.get()
  const paid: string[] = []
  for (const _ of carts) paid.push(await charge(context, shopper, 0))
  return atOnce(
    carts.map((lines, index) =>
      placeOrder(
        context,
        shopper,
        { lines, transactionId: paid[index] ?? '' },
        { expect, rule: 'refused', cause: 'Orders that come together are in each other’s way.' },
      ),
    ),
  )
}

function expectOne(answers: readonly Answer[]): void {
  const orders = answers.filter(({ status }) => status === 200)
  const [, second] = orders
  expectContract(orders.length === 1, {
    rule: 'oversold',
    operation: 'createOrder',
    expected: 'one order of the last piece',
    got: `${orders.length} orders`,
    cause: 'Stock is read and written in two steps, and other orders come in between.',
    assertion: orders.length > 1 ? assertOnce(answers) : assertOneAtLeast(answers),
    ...(second ? { exchange: second.exchange } : {}),
  })
}
