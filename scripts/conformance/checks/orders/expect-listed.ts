import { listOrdersResponse } from '../../../../src/api/generated/responses/list-orders'
import type { Order } from '../../../../src/api/generated/types'
import { assertIs, assertSome } from '../../model/assert-values'
import type { Answer } from '../../model/call'
import type { Actor, CheckContext } from '../../model/check-context'
import { ContractFailure, expectContract } from '../../model/errors'
import type { RuleId } from '../../model/rules'

/** An order that the other list has otherwise too was not stored as its creation was answered. */
export async function blameOrder(
  { call }: CheckContext,
  reader: Actor | undefined,
  answer: Answer,
  judge: (list: Answer) => void,
): Promise<void> {
  try {
    judge(answer)
  } catch (error) {
    if (!(error instanceof ContractFailure) || !reader) throw error
    const { id: userId, token } = reader
    const isOwn = answer.exchange.request.operation === 'listOwnOrders'
    const other = await call(isOwn ? 'listOrders' : 'listOwnOrders', { path: { userId }, token })
    if (isRight(judge, other)) throw error
    throw new ContractFailure({
      ...error.difference,
      rule: 'read-back',
      operation: 'createOrder',
      cause: 'The order is not stored as it was answered: neither list has it so.',
    })
  }
}

function isRight(judge: (list: Answer) => void, list: Answer): boolean {
  try {
    judge(list)
    return true
  } catch (error) {
    if (error instanceof ContractFailure) return false
    throw error
  }
}

function findOrder(answer: Answer, { _id }: Order): Order | undefined {
  return answer.read(listOrdersResponse.shape).find((one) => one._id === _id)
}

function describeOrder(order: Order | undefined): string {
  if (!order) return 'a list without it'
  const { _id, amount, transaction_id: transaction, products } = order
  return `the order ${_id} of ${amount}, ${products.length} lines, paid by ${transaction}`
}

export function expectOrderListed(answer: Answer, order: Order, rule: RuleId): void {
  const [expected, got] = [describeOrder(order), describeOrder(findOrder(answer, order))]
  const { length: lines } = order.products
  expectContract(got === expected, {
    rule,
    operation: answer.exchange.request.operation,
    expected,
    got,
    cause: 'The order is not stored, or the list leaves some out.',
    assertion: assertSome('/-', {
      holds: [
        { at: '/_id', value: { is: order._id } },
        { at: '/amount', value: { is: order.amount } },
        { at: '/transaction_id', value: { is: order.transaction_id } },
        { at: '/products', value: { entries: { atLeast: lines, atMost: lines } } },
      ],
    }),
    exchange: answer.exchange,
  })
}

export function expectAllOf(answer: Answer, userId: string): void {
  const stranger = answer.read(listOrdersResponse.shape).find(({ user }) => user._id !== userId)
  expectContract(stranger === undefined, {
    rule: 'own-orders',
    operation: 'listOwnOrders',
    expected: 'the orders of this user and no others',
    got: `an order of ${stranger?.user._id}`,
    cause: 'The list is not limited to the user who asks.',
    assertion: assertIs('/-/user/_id', userId),
    mayLag: false,
    exchange: answer.exchange,
  })
}
