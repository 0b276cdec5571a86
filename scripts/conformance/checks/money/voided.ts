import type { CheckFactory } from '../../model/check'
import { placeOrder } from '../orders/place-order'
import { charge } from './charge'

/** A transaction whose order was impossible is voided: it can't pay for anything any more. */
export const createVoidedCheck: CheckFactory = (world) => {
  const { slots } = world
  return {
    id: 'voided',
    title: 'The money of an impossible order goes back',
    level: 'money',
    kind: 'journey',
    needs: ['accounts', 'products'],
    steps: [
      {
        title: 'pay with the transaction of an impossible order',
        operation: 'createOrder',
        async run() {
          const { free, beyond } = slots.products.get()
          const shopper = slots.shopper.get()
          const transactionId = await charge(world, shopper, beyond.price)
          const wrong = { lines: [{ product: free, count: 1 }], transactionId }
          await placeOrder(world, shopper, wrong, { expect: 409, rule: 'order-amount' })
          const right = { lines: [{ product: beyond, count: 1 }], transactionId }
          await placeOrder(world, shopper, right, {
            // "No other answer voids one" does not say what a voided one is then: a conflict, or none that is known.
            expect: [404, 409],
            rule: 'voided-charge',
            cause: 'The transaction is not voided, or an order can be made of a voided one.',
          })
        },
      },
    ],
  }
}
