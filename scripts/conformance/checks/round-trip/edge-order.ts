import { listOrdersResponse } from '../../../../src/api/generated/responses/list-orders'
import { orderShape } from '../../../../src/api/generated/shapes/order'
import type { Order } from '../../../../src/api/generated/types'
import { assertEvery, assertSome } from '../../model/assert-values'
import type { Assertion, ValueMatch } from '../../model/assertion'
import type { Answer } from '../../model/call'
import type { CheckFactory, Step } from '../../model/check'
import { ContractFailure, expectContract } from '../../model/errors'
import { createSlot } from '../../model/slot'
import { withRetries } from '../../send/with-retries'
import { blameOrder } from '../orders/expect-listed'
import { expectNow } from './expect-now'
import { compareValue, isSame } from './expect-values'
import {
  describeLargestOrder,
  describeMostLines,
  type LargestOrder,
  placeLargest,
  placeMostLines,
} from './largest-order'
import { roundTripSteps } from './round-trip-steps'

/** A free order with as many lines, pieces and characters of an address as the contract allows. */
export const createEdgeOrderCheck: CheckFactory = (context) => {
  const { call, slots } = context
  const placed = createSlot<Answer>('edge-order › order as much as possible')
  const many = createSlot<Answer>('edge-order › order as many lines as possible')
  const sent = () => describeLargestOrder(context)
  const step = (title: string, operation: string, run: Step['run']): Step => ({
    title,
    operation,
    run,
  })
  const expectOrders = (list: Answer) => {
    const order = placed.get().read(orderShape)
    const lines = many.peek()?.read(orderShape)
    const listed = list.read(listOrdersResponse.shape)
    const find = (wanted: Order) => listed.find(({ _id }) => _id === wanted._id)
    expectSameOrder(list, placed.get(), find(order), sent().address)
    for (const one of [order, ...(lines ? [lines] : [])]) expectSamePieces(list, one, find(one))
  }
  return {
    id: 'edge-order',
    title: 'An order is kept as it is sent, up to every limit',
    level: 'journeys',
    kind: 'series',
    needs: ['accounts', 'products'],
    steps: [
      step('order as much as possible', 'createOrder', async () => {
        placed.set(await placeLargest(context))
      }),
      ...roundTripSteps(context, {
        when: 'ordered',
        shown: placed,
        by: 'createOrder',
        schema: 'Order',
        fields: ['address', 'amount'],
        values: () => ({ ...sent() }),
      }),
      step('ordered now', 'createOrder', async () => {
        expectNow(placed.get(), 'createOrder', 'Order')
      }),
      step('have every piece', 'createOrder', async () => {
        expectPieces(placed.get(), placed.get().read(orderShape), countPieces(sent()))
      }),
      step('order as many lines as possible', 'createOrder', async () => {
        const answer = await placeMostLines(context)
        const products = describeMostLines(context)
        expectPieces(answer, answer.read(orderShape), countPieces({ products }))
        many.set(answer)
      }),
      withRetries(
        context,
        step('find it as it was ordered', 'listOwnOrders', async () => {
          const { id: userId, token } = slots.shopper.get()
          const answer = await call('listOwnOrders', { path: { userId }, token })
          await blameOrder(context, slots.admin.peek(), answer, expectOrders)
        }),
      ),
      {
        ...withRetries(
          context,
          step('find it among all as it was ordered', 'listOrders', async () => {
            const { id: userId, token } = slots.admin.get()
            expectOrders(await call('listOrders', { path: { userId }, token }))
          }),
        ),
        isThorough: true,
      },
    ],
  }
}

/** The sum of the lines: a service may join those of one product. */
function expectPieces(answer: Answer, order: Order, pieces: number): void {
  const got = countPieces(order)
  expectContract(got === pieces, {
    rule: 'read-back',
    operation: 'createOrder',
    pointer: '/components/schemas/Order/properties/products',
    expected: `${pieces} pieces on all lines`,
    got: `${got} pieces on ${order.products.length} lines`,
    cause: 'Lines or pieces beyond a limit of its own are dropped in silence.',
    assertion: assertEvery('/products', addsUpTo(pieces)),
    exchange: answer.exchange,
  })
}

/** What the answer to the order had wrong already is not the list's. */
function expectSameOrder(
  { exchange }: Answer,
  placed: Answer,
  listed: Order | undefined,
  address: string,
): void {
  const order = placed.read(orderShape)
  const { operation } = exchange.request
  const base = { rule: 'read-back', operation, exchange } as const
  expectContract(listed !== undefined, {
    ...base,
    expected: `the order ${order._id}`,
    got: 'a list without it',
    cause: 'The order is not stored, or the list leaves some out.',
    assertion: assertSome('/-/_id', { is: order._id }),
  })
  const wanted = { by: operation, rule: base.rule, schema: 'Order' } as const
  const shown = { ...exchange, json: listed }
  const difference = compareValue(shown, { ...wanted, field: 'address', value: address })
  if (difference && isSame('address', address, order.address)) {
    throw new ContractFailure({ ...difference, exchange, assertion: assertListed(address) })
  }
  expectContract(isSame('createdAt', order.createdAt, listed.createdAt), {
    ...base,
    pointer: '/components/schemas/Order/properties/createdAt',
    expected: `createdAt: ${order.createdAt}, as in the answer to the order`,
    got: `createdAt: ${listed.createdAt}`,
    cause: 'The list moves times by a time zone, or cuts them.',
    assertion: assertOrder(order, '/createdAt', {
      sameAs: { in: placed.exchange, at: '/createdAt', as: 'time' },
    }),
  })
}

function expectSamePieces({ exchange }: Answer, order: Order, listed: Order | undefined): void {
  const [expected, got] = [order, listed ?? order].map(countPieces)
  expectContract(expected === got, {
    rule: 'read-back',
    operation: exchange.request.operation,
    pointer: '/components/schemas/Order/properties/products',
    expected: `${expected} pieces, as in the answer to the order`,
    got: `${got} pieces`,
    cause: 'The list cuts the lines of an order.',
    assertion: assertOrder(order, '/products', addsUpTo(countPieces(order))),
    exchange,
  })
}

function assertListed(address: string): Assertion {
  return assertSome('/-/address', { is: address })
}

/** That a list has the order, and a value in it that matches. */
function assertOrder({ _id }: Order, at: string, value: ValueMatch): Assertion {
  return assertSome('/-', {
    holds: [
      { at: '/_id', value: { is: _id } },
      { at, value },
    ],
  })
}

function addsUpTo(pieces: number): ValueMatch {
  return { adds: { at: '/-/count', to: pieces } }
}

function countPieces({ products }: Pick<LargestOrder, 'products'>): number {
  return products.reduce((sum, { count }) => sum + count, 0)
}
