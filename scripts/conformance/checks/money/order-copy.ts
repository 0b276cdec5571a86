import { listOrdersResponse } from '../../../../src/api/generated/responses/list-orders'
import { orderShape } from '../../../../src/api/generated/shapes/order'
import { assertSome } from '../../model/assert-values'
import type { CheckFactory } from '../../model/check'
import { Blocked, expectContract } from '../../model/errors'
import { createProduct } from '../admin/product-form'
import { placeOrder } from '../orders/place-order'
import { charge } from './charge'

/** An order keeps its copy of a product that is changed or deleted later. */
export const createOrderCopyCheck: CheckFactory = (world) => {
  const { call, slots, identity } = world
  return {
    id: 'order-copy',
    title: 'An order keeps its copy of a product',
    level: 'journeys',
    kind: 'journey',
    needs: ['accounts', 'admin', 'categories', 'products'],
    steps: [
      {
        title: 'delete a product that was bought',
        operation: 'deleteProduct',
        async run() {
          const shopper = slots.shopper.get()
          const { id: userId, token } = slots.admin.get()
          const facts = {
            description: 'Bought, then deleted.',
            price: 0,
            shipping: 0,
            quantity: 1,
          } as const
          const categoryId = slots.categories.get().second._id
          const { product } = await createProduct(world, {
            ...facts,
            name: identity.productName('Ember'),
            categoryId,
          })
          const transactionId = await charge(world, shopper, 0)
          const placed = await placeOrder(world, shopper, {
            lines: [{ product, count: 1 }],
            transactionId,
          })
          const { _id } = placed.read(orderShape)
          const findOwn = async () => {
            const path = { userId: shopper.id }
            const { exchange, read } = await call('listOwnOrders', { path, token: shopper.token })
            const order = read(listOrdersResponse.shape).find((one) => one._id === _id)
            return { exchange, order }
          }
          if (!(await findOwn()).order) throw new Blocked('checkout › find it among the own orders')
          const path = { productId: product._id, userId }
          const deleted = await call('deleteProduct', { path, token })
          const kept = await findOwn()
          const [line] = kept.order?.products ?? []
          expectContract(line?.name === product.name && line.price === product.price, {
            rule: 'order-copy',
            operation: 'deleteProduct',
            expected: `the order still holds ${product.name}`,
            got: kept.order ? `${line?.name ?? 'an order without it'}` : 'no such order any more',
            cause: 'Orders point at products instead of keeping their name and price.',
            assertion: assertSome(
              '/-',
              {
                holds: [
                  { at: '/_id', value: { is: _id } },
                  { at: '/products/0/name', value: { is: product.name } },
                  { at: '/products/0/price', value: { is: product.price } },
                ],
              },
              kept.exchange,
            ),
            exchange: deleted.exchange,
          })
        },
      },
    ],
  }
}
