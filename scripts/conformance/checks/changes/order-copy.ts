import { listOrdersResponse } from '../../../../src/api/generated/responses/list-orders'
import type { Order, Product } from '../../../../src/api/generated/types'
import { Blocked, expectContract } from '../../model/errors'
import type { World } from '../../model/world'

/**
 * An order keeps its copy of a product, whatever becomes of the product.
 *
 * @param by the operation that changed the product last
 * @throws {ContractFailure} when the order has another name or price now, or is gone with its product
 * @throws {Blocked} when it is not listed although its product is still there
 */
export async function expectCopy(
  { call, slots }: World,
  { product, order }: { readonly product: Product; readonly order: Order },
  by: 'updateProduct' | 'deleteProduct',
): Promise<void> {
  const { id: userId, token } = slots.other.get()
  const own = await call('listOwnOrders', { path: { userId }, token })
  const orders = own.read(listOrdersResponse.shape)
  const kept = orders.find(({ _id }) => _id === order._id)
  if (!kept && by === 'updateProduct') throw new Blocked('checkout › find it among the own orders')
  const [line] = kept?.products ?? []
  const name = { kind: 'some', value: { is: product.name } } as const
  expectContract(line?.name === product.name && line.price === product.price, {
    rule: 'order-copy',
    operation: by,
    expected: `the order still holds ${product.name} at ${product.price}`,
    got: kept ? (line ? `${line.name} at ${line.price}` : 'an order without it') : 'no such order',
    cause: 'Orders point at products instead of keeping their name and price.',
    assertion: { of: 'values', at: '/-/products/-/name', test: name },
    exchange: own.exchange,
  })
}
