import type { State } from './state'

export const stockStates = {
  'sold-out': {
    about: 'Nothing is left of any product.',
    async make(shop) {
      for (const { _id } of await shop.products()) await shop.changeProduct(_id, { quantity: 0 })
    },
  },
  'half-sold-out': {
    about: 'Every second product is sold out.',
    async make(shop) {
      for (const [place, { _id }] of (await shop.products()).entries()) {
        await shop.changeProduct(_id, { quantity: place % 2 === 0 ? 0 : 10 })
      }
    },
  },
  'one-left': {
    about: 'One piece is left of every product.',
    async make(shop) {
      for (const { _id } of await shop.products()) await shop.changeProduct(_id, { quantity: 1 })
    },
  },
  'last-piece-sold': {
    about: 'Somebody has just bought the last piece of "Gone in a Minute".',
    async make(shop) {
      const product = await shop.addProduct({ name: 'Gone in a Minute', quantity: 1 })
      await shop.buy(await shop.shopper(), [{ product, count: 1 }])
    },
  },
  'largest-stock': {
    about: 'A product with as many pieces as the contract allows, 1,000,000.',
    async make(shop) {
      await shop.addProduct({ name: 'Enough for Everybody', quantity: 1_000_000 })
    },
  },
  'just-published': {
    about: 'A product came this minute: the first of the new arrivals.',
    async make(shop) {
      await shop.addProduct({ name: 'Fresh from the Press' })
    },
  },
  'best-seller': {
    about: 'One product has sold a thousand pieces more than any other.',
    async make(shop) {
      const product = await shop.addProduct({
        name: 'Everybody Has It',
        price: 0.01,
        quantity: 9_000,
      })
      const shopper = await shop.shopper()
      for (let orders = 0; orders < 4; orders += 1)
        await shop.buy(shopper, [{ product, count: 1_000 }])
    },
  },
  'product-withdrawn': {
    about: 'The shopper bought a product that is not sold any more.',
    async make(shop) {
      const product = await shop.addProduct({ name: 'No Longer Sold' })
      await shop.buy(await shop.shopper(), [{ product, count: 2 }])
      await shop.removeProduct(product._id)
    },
  },
} as const satisfies Readonly<Record<string, State>>
