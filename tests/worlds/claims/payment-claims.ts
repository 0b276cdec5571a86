import { expect } from 'vitest'
import { bearer } from '../../../mocks/worlds/recipes/shop'
import type { paymentStates } from '../../../mocks/worlds/states/payment-states'
import { ConnectionCut } from '../../../mocks/worlds/troubles/apply-trouble'
import { savedMethods } from '../saved-methods'
import type { Claim } from './claim'
import { ordersOf } from './orders-of'

export const paymentClaims: Readonly<Record<keyof typeof paymentStates, Claim>> = {
  async 'payment-taken-order-lost'({ shop, unorderedCharges }) {
    expect(await unorderedCharges()).toMatchObject([{ amountCents: 2_500, orderedAt: null }])
    expect(await ordersOf(shop)).not.toContainEqual(expect.objectContaining({ amount: 25 }))
  },
  async 'payment-given-back'({ shop, unorderedCharges }) {
    expect(await unorderedCharges()).toEqual([])
    const [product] = await shop.products()
    expect(product).toMatchObject({ name: 'Sold While You Paid', quantity: 0, sold: 0 })
  },
  async 'saved-cards'({ shop, world }) {
    expect(await savedMethods(world, shop, await shop.shopper())).toHaveLength(3)
  },
  async 'saved-card-declined'({ shop, world }) {
    const [saved] = await savedMethods(world, shop, await shop.shopper())
    const paying = shop.pay(await shop.shopper(), 25, saved?.nonce)
    await expect(paying).rejects.toThrow('402')
  },
  async 'payments-declined'({ shop }) {
    await expect(shop.pay(await shop.shopper(), 25)).rejects.toThrow('402')
  },
  async 'payment-in-doubt'({ shop }) {
    await expect(shop.pay(await shop.shopper(), 25)).rejects.toThrow('500')
  },
  async 'payment-answer-lost'({ shop, calm, unorderedCharges }) {
    const shopper = await calm.shopper()
    const nonce = await calm.typeCard(shopper, { number: '4111111111111111' })
    await expect(shop.pay(shopper, 25, nonce)).rejects.toThrow(ConnectionCut)
    const transaction = await shop.pay(shopper, 25, nonce)
    expect(await unorderedCharges()).toMatchObject([{ transactionId: transaction }])
  },
  async 'payment-sent-twice'({ shop, unorderedCharges }) {
    await shop.pay(await shop.shopper(), 25)
    // A test nonce is charged each time; a card's own nonce is charged once.
    expect(await unorderedCharges()).toHaveLength(2)
    const shopper = await shop.shopper()
    await shop.pay(shopper, 30, await shop.typeCard(shopper, { number: '4111111111111111' }))
    expect(await unorderedCharges()).toHaveLength(3)
  },
  async 'order-answer-lost'({ shop, calm }) {
    const [product] = (await calm.products()).filter(({ quantity }) => quantity > 1)
    if (!product) throw new Error('There is no product')
    const before = (await ordersOf(calm)).length
    const shopper = await calm.shopper()
    await expect(shop.buy(shopper, [{ product, count: 1 }])).rejects.toThrow(ConnectionCut)
    expect(await ordersOf(calm)).toHaveLength(before + 1)
  },
  async 'order-fails-after-payment'({ shop, unorderedCharges }) {
    const [product] = (await shop.products()).filter(({ quantity }) => quantity > 1)
    if (!product) throw new Error('There is no product')
    const shopper = await shop.shopper()
    await expect(shop.buy(shopper, [{ product, count: 1 }])).rejects.toThrow('500')
    expect(await unorderedCharges()).toHaveLength(1)
  },
  async 'order-hangs'({ shop }) {
    const shopper = await shop.shopper()
    const calling = shop.api.POST('/order/create/{userId}', {
      params: { path: { userId: shopper.user._id } },
      headers: bearer(shopper),
      body: { order: { products: [], transaction_id: 'none', amount: 0, address: 'none' } },
      signal: AbortSignal.timeout(200),
    })
    await expect(calling).rejects.toThrow()
  },
  async 'no-payment-form'({ shop }) {
    const shopper = await shop.shopper()
    const { response } = await shop.api.GET('/braintree/getToken/{userId}', {
      params: { path: { userId: shopper.user._id } },
      headers: bearer(shopper),
    })
    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).toBe('30')
  },
}
