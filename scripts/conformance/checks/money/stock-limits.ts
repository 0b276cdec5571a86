import { orderShape } from '../../../../src/api/generated/shapes/order'
import type { CheckFactory } from '../../model/check'
import { Blocked, expectContract } from '../../model/errors'
import { placeOrder, totalOf } from '../orders/place-order'
import { expectMoved, readStock } from '../orders/read-stock'
import { atOnce } from '../races/at-once'
import { charge } from './charge'
import { impossible, leaveStockAlone } from './totals'

/** No more is sold than is in stock, not even to two requests at once. */
export const createStockLimitsCheck: CheckFactory = (context) => {
  const { slots } = context
  const scarce = () => slots.products.get().scarce

  const order = async (count: number) => {
    const lines = [{ product: scarce(), count }]
    return { lines, transactionId: await charge(context, slots.shopper.get(), totalOf(lines)) }
  }

  const attempts = leaveStockAlone(context, scarce, [
    impossible(context, 'order one piece too many', () => order(4), 'oversold'),
    impossible(
      context,
      'order one piece too many on two lines',
      async () => {
        const lines = [2, 2].map((count) => ({ product: scarce(), count }))
        return {
          lines,
          transactionId: await charge(context, slots.shopper.get(), totalOf(lines)),
        }
      },
      'oversold',
    ),
  ])

  return {
    id: 'stock-limits',
    title: 'No more is sold than is in stock',
    level: 'money',
    needs: ['accounts', 'products'],
    kind: 'series',
    steps: [
      ...attempts.steps,
      {
        title: 'order too much of one product behind another',
        operation: 'createOrder',
        isThorough: true,
        async run() {
          const { beyond } = slots.products.get()
          const before = await readStock(context, beyond)
          const lines = [
            { product: beyond, count: 1 },
            { product: scarce(), count: 4 },
          ]
          const transactionId = await charge(context, slots.shopper.get(), totalOf(lines))
          const refused = { expect: 409, rule: 'oversold' } as const
          await placeOrder(context, slots.shopper.get(), { lines, transactionId }, refused)
          await expectMoved(context, beyond, { before, pieces: 0, by: 'createOrder' })
        },
      },
      {
        title: 'order the last pieces twice at once',
        operation: 'createOrder',
        async run() {
          const shopper = slots.shopper.get()
          const stock = await attempts.readBefore()
          if (stock.quantity < 2) throw new Blocked('stock-limits › order one piece too many')
          const placements = [await order(stock.quantity), await order(stock.quantity)]
          const answers = await atOnce(
            placements.map((placement) =>
              placeOrder(context, shopper, placement, { expect: [200, 409] }),
            ),
          )
          const orders = answers.filter(({ status }) => status === 200)
          const left = await readStock(context, scarce())
          expectContract(orders.length <= 1 && left.quantity >= 0, {
            rule: 'oversold',
            operation: 'createOrder',
            expected: `one order of the last ${stock.quantity} pieces`,
            got: `${orders.length} orders: ${orders.map((one) => `the order ${one.read(orderShape)._id}`).join(', ')}`,
            cause: 'Stock is read and written in two steps, and two orders come in between.',
            assertion: {
              of: 'statuses',
              status: 200,
              atMost: 1,
              in: answers.map(({ exchange }) => exchange),
            },
            ...(answers[0] ? { exchange: answers[0].exchange } : {}),
          })
        },
      },
    ],
  }
}
