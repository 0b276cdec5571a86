import { orderShape } from '../../../../src/api/generated/shapes/order'
import type { Product } from '../../../../src/api/generated/types'
import type { CheckFactory, Step } from '../../model/check'
import { createSlot } from '../../model/slot'
import { expectShownByAll } from '../admin/expect-gone'
import { createProduct, expectStored } from '../admin/product-form'
import { showAsWritten } from '../admin/show-as-written'
import { charge } from '../money/charge'
import { placeOrder, totalOf } from '../orders/place-order'
import { copySteps } from './copy-steps'
import { type Bought, expectCopy } from './order-copy'
import { refusedOrders } from './refused-orders'
import { goneTraces, movedTraces } from './traces'

/** What the check changes the product to: a price whose cents are lost when they are cut off a binary number. */
const RISEN = 33.05

/** A product that was bought changes and goes: lists, orders and carts follow, or stay as they have to. */
export const createChangedProductCheck: CheckFactory = (context) => {
  const { call, slots, identity } = context
  const bought = createSlot<Bought>('changed-product › buy one of two')
  const changed = createSlot<Product>('changed-product › change its price, name and category')
  const listed = createSlot<true>('changed-product › find the order as it was')
  const gone = createSlot<Product>('changed-product › delete it')
  const kept = createSlot<true>(
    'changed-product › find the order as it was when the product is gone',
  )
  const step = (title: string, operation: string, run: () => Promise<void>): Step => ({
    title,
    operation,
    run,
  })
  const refused = refusedOrders(context)
  const administrator = () => {
    const { id: userId, token } = slots.admin.get()
    return { userId, token, productId: bought.get().product._id }
  }

  return {
    id: 'changed-product',
    title: 'A product that was bought changes and goes',
    level: 'money',
    kind: 'series',
    needs: ['accounts', 'admin', 'categories', 'products'],
    steps: [
      step('buy one of two', 'createOrder', async () => {
        const { product } = await createProduct(context, {
          name: identity.productName('Ember'),
          description: 'Bought, then changed and deleted.',
          price: slots.products.get().beyond.price,
          categoryId: slots.categories.get().second._id,
          shipping: 0,
          quantity: 2,
        })
        const buyer = slots.other.get()
        const transactionId = await charge(context, buyer, product.price)
        const lines = [{ product, count: 1 }]
        const placed = await placeOrder(context, buyer, { lines, transactionId })
        bought.set({ product, order: placed.read(orderShape) })
      }),
      step('order two when one is left', 'createOrder', () =>
        refused.order([{ product: bought.get().product, count: 2 }], {
          rule: 'oversold',
          cause: 'An order is made of more pieces than there are.',
        }),
      ),
      step('change its price, name and category', 'updateProduct', async () => {
        const { product } = bought.get()
        const { productId, userId, token } = administrator()
        const name = identity.productName('Ember, risen')
        const category = slots.categories.get().first
        const form = { name, price: RISEN.toFixed(2), category: category._id }
        const { exchange } = await call('updateProduct', {
          path: { productId, userId },
          token,
          form,
        })
        await showAsWritten(context, productId, (shown, seen) =>
          expectStored(shown, { name, price: RISEN, categoryId: category._id }, exchange, seen),
        )
        changed.set({ ...product, name, price: RISEN, category })
      }),
      ...movedTraces(context, changed),
      step('order it at its old price', 'createOrder', () => {
        changed.get()
        return refused.order([{ product: bought.get().product, count: 1 }], {
          rule: 'order-amount',
          cause: 'The price is the one of an older moment, or the client’s.',
        })
      }),
      step('find the order as it was', 'updateProduct', async () => {
        await expectCopy(context, bought.get(), 'updateProduct')
        listed.set(true)
      }),
      ...copySteps(context, { when: 'when its product has changed', bought, kept: listed }),
      step('delete it', 'deleteProduct', async () => {
        const { productId, userId, token } = administrator()
        const { exchange } = await call('deleteProduct', { path: { productId, userId }, token })
        const shown = await call('showProduct', { path: { productId }, expect: [200, 404] })
        if (shown.status === 200)
          await expectShownByAll(context, productId, exchange, shown.exchange)
        gone.set(changed.peek() ?? bought.get().product)
      }),
      step('find the order as it was when the product is gone', 'deleteProduct', async () => {
        gone.get()
        listed.get()
        await expectCopy(context, bought.get(), 'deleteProduct')
        kept.set(true)
      }),
      ...copySteps(context, { when: 'when its product is gone', bought, kept }),
      ...goneTraces(context, gone),
      {
        ...step('order it alone when it is gone', 'createOrder', async () => {
          const lines = [{ product: gone.get(), count: 1 }]
          const transactionId = await charge(context, slots.other.get(), totalOf(lines))
          const placement = { lines, transactionId }
          await placeOrder(context, slots.other.get(), placement, {
            expect: 409,
            rule: 'unknown-id',
            cause: 'A product that was deleted is only marked so, and can still be ordered.',
          })
        }),
        isThorough: true,
      },
      step('order it beside another when it is gone', 'createOrder', () =>
        // Paid is the other one alone, so that a service that leaves out what it can't find makes an order.
        refused.order(
          [
            { product: gone.get(), count: 1 },
            { product: slots.products.get().beyond, count: 1 },
          ],
          {
            rule: 'unknown-id',
            cause: 'A line is left out of the order because its product is not found any more.',
            amount: slots.products.get().beyond.price,
          },
        ),
      ),
    ],
  }
}
