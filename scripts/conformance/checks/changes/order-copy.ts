import { listOrdersResponse } from '../../../../src/api/generated/responses/list-orders'
import { orderShape } from '../../../../src/api/generated/shapes/order'
import type { Order, Product } from '../../../../src/api/generated/types'
import { assertAll, assertIs, assertRecord } from '../../model/assert-values'
import type { Assertion } from '../../model/assertion'
import type { Answer } from '../../model/call'
import type { CheckContext } from '../../model/check-context'
import { Blocked, expectContract } from '../../model/errors'
import { readSettled } from '../../send/with-retries'

/** A product as it was bought, and the order of it. */
export interface Bought {
  readonly product: Product
  readonly order: Order
}

/**
 * An order keeps its copy of a product, whatever becomes of the product.
 *
 * @param by the operation that changed the product last
 * @throws {ContractFailure} when the order has another name or price now, or is gone with its product
 * @throws {Blocked} when it is not listed, or without lines, although its product is still there
 */
export async function expectCopy(
  context: CheckContext,
  bought: Bought,
  by: 'updateProduct' | 'deleteProduct',
): Promise<void> {
  const { id: userId, token } = context.slots.other.get()
  const list = () => context.call('listOwnOrders', { path: { userId }, token })
  const hasLine = (own: Answer) => findIn(own, bought)?.products[0] !== undefined
  const own = await readSettled(context, list, hasLine)
  if (!hasLine(own) && by === 'updateProduct')
    throw new Blocked('checkout › find it among the own orders')
  expectListedCopy(own, bought, by)
}

/**
 * Fails the step unless a list has the order with its copy of the product.
 *
 * @param by the operation that is to blame; the one that lists when left out
 * @throws {ContractFailure}
 */
export function expectListedCopy(list: Answer, bought: Bought, by?: string): void {
  const { order, product } = bought
  const assertion = assertRecord(order._id, {
    '/products/0/name': { is: product.name },
    '/products/0/price': { is: product.price },
  })
  expectSame(list, findIn(list, bought), bought, assertion, by)
}

/**
 * Fails the step unless an answer is the order with its copy of the product.
 *
 * @throws {ContractFailure}
 */
export function expectAnsweredCopy(answer: Answer, bought: Bought): void {
  const { order, product } = bought
  const assertion = assertAll(
    assertIs('/_id', order._id),
    assertIs('/products/0/name', product.name),
    assertIs('/products/0/price', product.price),
  )
  expectSame(answer, answer.read(orderShape), bought, assertion)
}

function findIn(list: Answer, { order }: Bought): Order | undefined {
  return list.read(listOrdersResponse.shape).find(({ _id }) => _id === order._id)
}

function expectSame(
  { exchange }: Answer,
  kept: Order | undefined,
  { order, product }: Bought,
  assertion: Assertion,
  operation = exchange.request.operation,
): void {
  const [line] = kept?.products ?? []
  const isSame = kept?._id === order._id && line?.name === product.name
  expectContract(isSame && line.price === product.price, {
    rule: 'order-copy',
    operation,
    expected: `the order still holds ${product.name} at ${product.price}`,
    got: kept ? (line ? `${line.name} at ${line.price}` : 'an order without it') : 'no such order',
    cause: 'Orders point at products instead of keeping their name and price.',
    mayLag: kept === undefined,
    assertion,
    exchange,
  })
}
