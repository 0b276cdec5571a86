import type { CheckFactory } from '../../model/check'
import { Undecided } from '../../model/errors'
import { readLimit } from '../limits/read-limit'
import { placeOrder } from '../orders/place-order'
import { charge } from './charge'
import { OWN_NONCE, SANDBOX_NONCE } from './nonces'

/** One piece of the dearest product that there may be; where money is real, nothing of the kind is taken. */
export const createLargeAmountCheck: CheckFactory = (context) => ({
  id: 'large-amount',
  title: 'A large amount is charged as it is',
  level: 'money',
  needs: ['accounts', 'products'],
  kind: 'series',
  steps: [
    {
      title: 'charge the highest price, and have it back',
      operation: 'createPayment',
      isThorough: true,
      async run() {
        const { settings, slots, contract } = context
        if (settings.nonce !== SANDBOX_NONCE) throw new Undecided(OWN_NONCE)
        const shopper = slots.shopper.get()
        const amount = readLimit(contract, 'Price', 'maximum')
        const transactionId = await charge(context, shopper, amount)
        const lines = [{ product: slots.products.get().free, count: 1 }]
        // "When stock, amount … make the order impossible, the answer is a 409 and the service voids the transaction."
        await placeOrder(context, shopper, { lines, transactionId }, { expect: 409 })
      },
    },
  ],
})
