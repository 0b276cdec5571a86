import { orderShape } from '../../../../src/api/generated/shapes/order'
import type { Product } from '../../../../src/api/generated/types'
import { assertAll, assertIs, assertNone } from '../../model/assert-values'
import type { CheckFactory, Step } from '../../model/check'
import type { CheckContext } from '../../model/check-context'
import { expectContract, Undecided } from '../../model/errors'
import { type Placement, placeOrder, toOrderBody, totalOf } from '../orders/place-order'
import { expectMoved, readStock, type SeenStock } from '../orders/read-stock'
import { charge } from './charge'

const MOST_LINES = 100

/** Orders whose sums don't match: they are refused and their charges voided. */
export const createTotalsCheck: CheckFactory = (context) => {
  const { slots } = context
  const one = () => [{ product: slots.products.get().upper, count: 1 }]

  return {
    id: 'totals',
    title: 'Sums of an order must match',
    level: 'money',
    needs: ['accounts', 'products'],
    kind: 'series',
    steps: [
      ...leaveStockAlone(context, () => slots.products.get().upper, [
        impossible(context, 'pay a cent less than the total', async () => ({
          lines: one(),
          transactionId: await charge(context, slots.shopper.get(), totalOf(one()) - 0.01),
        })),
        impossible(context, 'pay a cent too much', async () => {
          const amount = totalOf(one()) + 0.01
          return {
            lines: one(),
            transactionId: await charge(context, slots.shopper.get(), amount),
            amount,
          }
        }),
        thorough(
          impossible(context, 'pay a cent too much, and claim the total', async () => ({
            lines: one(),
            transactionId: await charge(context, slots.shopper.get(), totalOf(one()) + 0.01),
          })),
        ),
        thorough(
          impossible(context, 'pay and claim one piece of three', async () => {
            const amount = totalOf(one())
            const transactionId = await charge(context, slots.shopper.get(), amount)
            return { lines: one().map((line) => ({ ...line, count: 3 })), transactionId, amount }
          }),
        ),
        impossible(context, 'claim a cent less than the total', async () => ({
          lines: one(),
          transactionId: await charge(context, slots.shopper.get(), totalOf(one())),
          amount: totalOf(one()) - 0.01,
        })),
        impossible(context, 'pay, claim and price it at a cent', async () => ({
          lines: one().map(({ product, count }) => ({
            product: { ...product, price: 0.01 },
            count,
          })),
          transactionId: await charge(context, slots.shopper.get(), 0.01),
        })),
      ]).steps,
      {
        title: 'pay nothing for what costs something',
        operation: 'createOrder',
        isThorough: true,
        async run() {
          const shopper = slots.shopper.get()
          for (const amount of [0, totalOf(one())]) {
            const transactionId = await charge(context, shopper, 0)
            const placement = { lines: one(), transactionId, amount }
            await placeOrder(context, shopper, placement, {
              expect: 409,
              rule: 'order-amount',
              cause: 'A payment of 0 is taken for no payment, and not compared.',
            })
          }
        },
      },
      {
        title: 'order a hundred lines',
        operation: 'createOrder',
        isThorough: true,
        async run() {
          const shopper = slots.shopper.get()
          const { free } = slots.products.get()
          const before = await readStock(context, free)
          const lines = Array.from({ length: MOST_LINES }, () => ({ product: free, count: 1 }))
          const transactionId = await charge(context, shopper, 0)
          const answer = await placeOrder(context, shopper, { lines, transactionId })
          await expectMoved(context, free, { before, pieces: MOST_LINES, by: answer.exchange })
        },
      },
      {
        title: 'send prices, names, status and user along',
        operation: 'createOrder',
        async run() {
          const [line] = one()
          if (!line) return
          const transactionId = await charge(context, slots.shopper.get(), totalOf(one()))
          const product = { ...line.product, price: 0.5, name: 'Tampered' }
          const tampered = [{ product, count: 1 }]
          const amount = totalOf(one())
          const { order } = toOrderBody({ lines: tampered, transactionId, amount })
          const shopper = slots.shopper.get()
          const stranger = { _id: slots.other.get().id, name: 'Someone else' }
          const answer = await context.call('createOrder', {
            path: { userId: shopper.id },
            token: shopper.token,
            json: { order: { ...order, status: 'Tampered', user: stranger } },
            rule: 'own-prices',
            cause: 'Prices in the body are looked at: they are to be ignored.',
          })
          const { status, user } = answer.read(orderShape)
          expectContract(status !== 'Tampered' && user._id === shopper.id, {
            rule: 'ignored-field',
            operation: 'createOrder',
            expected: 'status and user in the body are ignored',
            got: `status ${status}, user ${user.name}`,
            cause: 'The whole body is copied into the order.',
            assertion: assertAll(
              assertNone('/status', { is: 'Tampered' }),
              assertIs('/user/_id', shopper.id),
            ),
            exchange: answer.exchange,
          })
          const [stored] = answer.read(orderShape).products
          expectContract(
            stored?.price === line.product.price && stored.name === line.product.name,
            {
              rule: 'own-prices',
              operation: 'createOrder',
              expected: `${line.product.name} at ${line.product.price}`,
              got: `${stored?.name} at ${stored?.price}`,
              cause: 'Names and prices are taken from the client.',
              assertion: assertAll(
                assertIs('/products/0/price', line.product.price),
                assertIs('/products/0/name', line.product.name),
              ),
              exchange: answer.exchange,
            },
          )
        },
      },
    ],
  }
}

function thorough(step: Step): Step {
  return { ...step, isThorough: true }
}

/** An impossible order is refused. */
export function impossible(
  context: CheckContext,
  title: string,
  prepare: () => Promise<Placement>,
  rule: 'order-amount' | 'oversold' = 'order-amount',
): Step {
  return {
    title,
    operation: 'createOrder',
    async run() {
      await placeOrder(context, context.slots.shopper.get(), await prepare(), { expect: 409, rule })
    },
  }
}

/** Steps of refused orders, then one that compares the stock with that before; `readBefore` reads it once. */
export function leaveStockAlone(
  context: CheckContext,
  product: () => Pick<Product, '_id'>,
  steps: readonly Step[],
): { readonly steps: readonly Step[]; readBefore(): Promise<SeenStock> } {
  let before: SeenStock | undefined
  const readBefore = async () => {
    before ??= await readStock(context, product())
    return before
  }
  const trying = steps.map((step) => ({
    ...step,
    async run(...args: Parameters<Step['run']>) {
      await readBefore()
      await step.run(...args)
    },
  }))
  const last: Step = {
    title: 'leave the stock alone when there is no order',
    operation: 'createOrder',
    async run() {
      if (!before) throw new Undecided('the stock could not be read before')
      await expectMoved(context, product(), { before, pieces: 0, by: 'createOrder' })
    },
  }
  return { steps: [...trying, last], readBefore }
}
