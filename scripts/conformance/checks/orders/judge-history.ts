import { listOrdersResponse } from '../../../../src/api/generated/responses/list-orders'
import { orderShape } from '../../../../src/api/generated/shapes/order'
import type { Order } from '../../../../src/api/generated/types'
import type { Exchange } from '../../http/exchange'
import { assertAll, assertEvery, assertIs, assertRecord } from '../../model/assert-values'
import type { Assertion } from '../../model/assertion'
import type { Answer } from '../../model/call'
import { expectContract } from '../../model/errors'
import { expectSorted } from '../catalog/expect-sorted'

/**
 * A status that is set changes nothing else of the order, in the answer either.
 *
 * @throws {ContractFailure}
 */
export function expectUnchanged(answer: Answer, order: Order): void {
  const facts = ({ _id, amount, products }: Order) =>
    `the order ${_id} of ${amount}, ${products.length} lines`
  const [expected, got] = [facts(order), facts(answer.read(orderShape))]
  const { length: lines } = order.products
  expectContract(expected === got, {
    rule: 'read-back',
    operation: 'updateOrderStatus',
    expected,
    got,
    cause: 'The answer is not the whole order, or not the one that was changed.',
    assertion: assertAll(
      assertIs('/_id', order._id),
      assertIs('/amount', order.amount),
      assertEvery('/products', { entries: { atLeast: lines, atMost: lines } }),
    ),
    exchange: answer.exchange,
  })
}

/**
 * A list that shows another status than the other list is to blame; where neither has it, the update is.
 *
 * @throws {ContractFailure}
 */
export function expectStatuses(own: Answer, all: Answer, set: ReadonlyMap<string, string>): void {
  const statusIn = (list: Answer, id: string) =>
    list.read(listOrdersResponse.shape).find(({ _id }) => _id === id)?.status
  for (const [id, status] of set) {
    const seen = [own, all].map((list) => statusIn(list, id) ?? status)
    const isSet = seen.some((one) => one === status)
    const wrong = seen[0] === status ? all : own
    expectContract(
      seen.every((one) => one === status),
      {
        rule: isSet ? 'read-back' : 'wrong-order',
        operation: isSet ? wrong.exchange.request.operation : 'updateOrderStatus',
        expected: `the order ${id}: ${status}`,
        got: seen.join(' among the own orders, among all '),
        cause: isSet
          ? 'The list is of an earlier moment.'
          : 'The status of one order is set on others too, of the same user for example.',
        mayLag: true,
        // Of all of them: what one update does to another order shows where there is one.
        assertion: assertAll(...[own, all].flatMap(({ exchange }) => assertSet(set, exchange))),
        exchange: wrong.exchange,
      },
    )
  }
}

/** That a list has each order with the status that it was given. */
function assertSet(set: ReadonlyMap<string, string>, list?: Exchange): readonly Assertion[] {
  return [...set].map(([id, status]) => assertRecord(id, { '/status': { is: status } }, list))
}

/**
 * Fails the step unless a list begins with the newest order, also where older ones have been changed since.
 *
 * @throws {ContractFailure}
 */
export function expectNewestFirst(list: Answer, set: ReadonlyMap<string, string>): void {
  const orders = list.read(listOrdersResponse.shape)
  const changed = new Map([...set].filter(([id]) => orders.some(({ _id }) => _id === id)))
  const by = { field: 'createdAt', order: 'desc' } as const
  expectSorted(list, orders, by, { at: '/-', beside: assertSet(changed) })
}

/**
 * Fails the step unless a list has every order, under the name of its buyer.
 *
 * @throws {ContractFailure}
 */
export function expectWhole(list: Answer, made: readonly Order[]): void {
  const listed = list.read(listOrdersResponse.shape)
  const isRight = ({ _id, user }: Order) =>
    listed.some((one) => one._id === _id && one.user._id === user._id)
  const wrong = made.find((order) => !isRight(order))
  const found = listed.find(({ _id }) => _id === wrong?._id)
  expectContract(wrong === undefined, {
    rule: 'read-back',
    operation: list.exchange.request.operation,
    expected: `the order ${wrong?._id} of ${wrong?.user.name}, the user ${wrong?.user._id}`,
    got: found ? `one of the user ${found.user._id}` : `${listed.length} orders without it`,
    cause: 'The list is cut, leaves orders of some statuses out, or mixes up who ordered.',
    assertion: assertWhole(wrong, listed.length + 1),
    exchange: list.exchange,
  })
}

/** @param records a list that is cut has so many: a script has to make them. */
function assertWhole(order: Order | undefined, records: number): Assertion {
  const holds = [
    { at: '/_id', value: { is: order?._id } },
    { at: '/user/_id', value: { is: order?.user._id } },
  ]
  return { of: 'values', at: '/-', test: { kind: 'some', value: { holds } }, records }
}
