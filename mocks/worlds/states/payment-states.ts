import { bearer } from '../recipes/shop'
import type { State } from './state'

/** The newest of these cards is the one that the payment form offers. */
const CARDS = ['4111111111111111', '5555555555554444', '378282246310005']

export const paymentStates = {
  'payment-taken-order-lost': {
    about: 'The shopper paid $25.00, and no order came of it.',
    async make(shop) {
      await shop.pay(await shop.shopper(), 25)
    },
  },
  'payment-given-back': {
    about:
      'The shopper paid for a product that was sold out meanwhile: the order was refused, the money went back.',
    async make(shop) {
      const product = await shop.addProduct({ name: 'Sold While You Paid', price: 25, quantity: 1 })
      const shopper = await shop.shopper()
      const transaction = await shop.pay(shopper, product.price)
      await shop.changeProduct(product._id, { quantity: 0 })
      const order = {
        products: [{ _id: product._id, count: 1 }],
        transaction_id: transaction,
        amount: product.price,
        address: '1 Market Street, Springfield',
      }
      await shop.api.POST('/order/create/{userId}', {
        params: { path: { userId: shopper.user._id } },
        headers: bearer(shopper),
        body: { order },
      })
    },
  },
  'saved-cards': {
    about: 'The shopper has saved a Visa, a Mastercard and an American Express card.',
    async make(shop) {
      const shopper = await shop.shopper()
      for (const number of CARDS) await shop.saveCard(shopper, { number })
    },
  },
  'saved-card-declined': {
    about: 'The one card that the shopper has saved is declined.',
    async make(shop) {
      await shop.saveCard(await shop.shopper(), { number: '4000111111111115' })
    },
  },
  'payments-declined': {
    about: 'Every payment is declined.',
    troubles: 'createPayment:status=402',
  },
  'payment-in-doubt': {
    about: 'The provider has no word on any payment: money may have been taken.',
    troubles: 'createPayment:status=500',
  },
  'payment-answer-lost': {
    about: 'The first payment is taken, and its answer lost.',
    troubles: 'createPayment:answer-lost;nth=1',
  },
  'payment-sent-twice': {
    about: 'A proxy sends each payment twice.',
    troubles: 'createPayment:twice',
  },
  'order-answer-lost': {
    about: 'The first order is placed, and its answer lost.',
    troubles: 'createOrder:answer-lost;nth=1',
  },
  'order-fails-after-payment': {
    about: 'Payments are taken, and no order can be placed.',
    troubles: 'createOrder:status=500',
  },
  'order-hangs': {
    about: 'Orders are never answered.',
    troubles: 'createOrder:hang',
  },
  'no-payment-form': {
    about: 'The payment form can not be loaded: there are no client tokens.',
    troubles: 'getClientToken:status=503;retry-after=30',
  },
} as const satisfies Readonly<Record<string, State>>
