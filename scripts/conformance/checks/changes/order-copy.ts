import { listOrdersResponse } from '../../../../src/api/generated/responses/list-orders'
import type { Order, Product } from '../../../../src/api/generated/types'
import { assertSome } from '../../model/assert-values'
import { Blocked, expectContract } from '../../model/errors'
import type { World } from '../../model/world'

/**
 * An order keeps its copy of a product, whatever becomes of the product.
 *
 * @param by the operation that changed the product last
 * @throws {ContractFailure} when the order has another name or price now, or is gone with its product
 * @throws {Blocked} when it is not listed, or without lines, although its product is still there
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
  const [line] = kept?.products ?? []
  if (!line && by === 'updateProduct') throw new Blocked('checkout › find it among the own orders')
  expectContract(line?.name === product.name && line.price === product.price, {
    rule: 'order-copy',
    operation: by,
    expected: `the order still holds ${product.name} at ${product.price}`,
    got: kept ? (line ? `${line.name} at ${line.price}` : 'an order without it') : 'no such order',
    cause: 'Orders point at products instead of keeping their name and price.',
    assertion: assertSome('/-', {
      holds: [
        { at: '/_id', value: { is: order._id } },
        { at: '/products/0/name', value: { is: product.name } },
        { at: '/products/0/price', value: { is: product.price } },
      ],
    }),
    exchange: own.exchange,
  })
}
