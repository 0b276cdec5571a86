import { listOrdersResponse } from '../../../../src/api/generated/responses/list-orders'
import { clientTokenShape } from '../../../../src/api/generated/shapes/client-token'
import { orderShape } from '../../../../src/api/generated/shapes/order'
import type { Order } from '../../../../src/api/generated/types'
import { assertAll, assertIs, assertSome } from '../../model/assert-values'
import type { Assertion } from '../../model/assertion'
import type { Answer } from '../../model/call'
import type { CheckFactory, Step } from '../../model/check'
import type { CheckContext } from '../../model/check-context'
import { expectContract } from '../../model/errors'
import type { RuleId } from '../../model/rules'
import { createSlot } from '../../model/slot'
import { withRetries } from '../../send/with-retries'
import { expectSorted } from '../catalog/expect-sorted'
import { charge } from '../money/charge'
import { blameOrder, expectAllOf, expectOrderListed } from './expect-listed'
import { type Line, placeOrder, totalOf } from './place-order'
import { expectMoved } from './read-stock'

/** A shopper pays for a cart and finds the order in the right lists. */
export const createCheckoutCheck: CheckFactory = (context) => {
  const { call, slots } = context
  const transaction = createSlot<string>('checkout › pay')
  const lines = () => [
    { product: slots.products.get().upper, count: 2 },
    { product: slots.products.get().beyond, count: 1 },
  ]
  const step = (title: string, operation: string, run: () => Promise<void>): Step => ({
    title,
    operation,
    run,
  })
  const find = (...parts: Parameters<typeof step>) => withRetries(context, step(...parts))

  return {
    id: 'checkout',
    title: 'A shopper pays and gets an order',
    level: 'journeys',
    needs: ['accounts', 'products'],
    provides: ['order'],
    kind: 'series',
    steps: [
      step('get a client token', 'getClientToken', async () => {
        const { id: userId, token } = slots.shopper.get()
        const answer = await call('getClientToken', { path: { userId }, token })
        answer.read(clientTokenShape)
      }),
      step('pay', 'createPayment', async () => {
        transaction.set(await charge(context, slots.shopper.get(), totalOf(lines())))
      }),
      step('pay nothing', 'createPayment', async () => {
        slots.freeTransaction.set(await charge(context, slots.shopper.get(), 0))
      }),
      step('order', 'createOrder', async () => {
        const placement = { lines: lines(), transactionId: transaction.get() }
        const answer = await placeOrder(context, slots.shopper.get(), placement)
        expectTheOrder(context, answer, placement.lines, placement.transactionId)
        slots.order.set(answer.read(orderShape))
        // Nobody has bought of these products before.
        for (const { product, count } of lines()) {
          await expectMoved(context, product, {
            before: product,
            pieces: count,
            by: answer.exchange,
          })
        }
      }),
      find('find it among the own orders', 'listOwnOrders', async () => {
        const { id: userId, token } = slots.shopper.get()
        const answer = await call('listOwnOrders', { path: { userId }, token })
        await blameOrder(context, slots.admin.peek(), answer, (list) =>
          expectOrderListed(list, slots.order.get(), 'own-orders'),
        )
        expectSorted(answer, answer.read(listOrdersResponse.shape), {
          field: 'createdAt',
          order: 'desc',
        })
        expectAllOf(answer, userId)
      }),
      find('find it not among the orders of another', 'listOwnOrders', async () => {
        const { id: userId, token } = slots.other.get()
        expectAllOf(await call('listOwnOrders', { path: { userId }, token }), userId)
      }),
      find('find it among all orders', 'listOrders', async () => {
        const { id: userId, token } = slots.admin.get()
        const answer = await call('listOrders', { path: { userId }, token })
        await blameOrder(context, slots.shopper.peek(), answer, (list) =>
          expectOrderListed(list, slots.order.get(), 'read-back'),
        )
        expectSorted(answer, answer.read(listOrdersResponse.shape), {
          field: 'createdAt',
          order: 'desc',
        })
      }),
    ],
  }
}

function expectTheOrder(
  { slots }: CheckContext,
  answer: Answer,
  lines: readonly Line[],
  transactionId: string,
): void {
  const order = answer.read(orderShape)
  const shopper = slots.shopper.get()
  const facts = (sorted: readonly OrderedLine[]) =>
    sorted.map(({ _id, count, name, price }) => `${_id} ${count} × ${name} ${price}`).sort()
  const expected = lines.map(({ product, count }) => ({ ...product, count }))
  const same: readonly (readonly [RuleId, string, unknown, unknown, Assertion?])[] = [
    ['read-back', 'transaction_id', transactionId, order.transaction_id],
    ['order-amount', 'amount', totalOf(lines), order.amount],
    ['read-back', 'user', shopper.id, order.user._id, assertIs('/user/_id', shopper.id)],
    [
      'read-back',
      'products',
      facts(expected).join(', '),
      facts(order.products).join(', '),
      assertLines(expected),
    ],
    ['read-back', 'address', '1 Conformance Street, Springfield', order.address],
  ]
  const wrong = same.find(([, , sent, got]) => sent !== got)
  const [, field, sent, , assertion = assertIs(`/${field}`, sent)] = wrong ?? []
  expectContract(wrong === undefined, {
    rule: wrong?.[0] ?? 'read-back',
    operation: 'createOrder',
    expected: `${wrong?.[1]}: ${String(wrong?.[2])}`,
    got: `${wrong?.[1]}: ${String(wrong?.[3])}`,
    cause: 'The order is not what was sent and paid for.',
    assertion,
    exchange: answer.exchange,
  })
}

type OrderedLine = Pick<Order['products'][number], '_id' | 'count' | 'name' | 'price'>

function assertLines(lines: readonly OrderedLine[]): Assertion {
  return assertAll(
    { of: 'values', at: '/products/-', test: { kind: 'count', atMost: lines.length } },
    ...lines.map((line) => {
      const holds = (['_id', 'count', 'name', 'price'] as const).map((field) => ({
        at: `/${field}`,
        value: { is: line[field] },
      }))
      return assertSome('/products/-', { holds })
    }),
  )
}
