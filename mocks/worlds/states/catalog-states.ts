import { bearer } from '../recipes/shop'
import { scriptNames } from './script-names'
import type { State } from './state'

const MOST_CATEGORIES = 100
const LONGEST = { category: 32, name: 120, description: 2_000 }

export const catalogStates = {
  seed: {
    about: 'The shop that everyone starts with.',
  },
  'empty-shop': {
    about: 'A shop on its first day: accounts, and no category, product or order.',
    without: 'everything',
  },
  'no-products': {
    about: 'All categories, and no product in any of them.',
    async make(shop) {
      for (const { _id } of await shop.products()) await shop.removeProduct(_id)
    },
  },
  'one-product': {
    about: 'One category with one product.',
    without: 'everything',
    async make(shop) {
      await shop.addProduct()
    },
  },
  'empty-category': {
    about: 'The usual shop, and a category "Travel" without products.',
    async make(shop) {
      await shop.addCategory('Travel')
    },
  },
  'hundred-categories': {
    about: 'A hundred categories, with a product in the last one.',
    without: 'everything',
    async make(shop) {
      let category = ''
      for (let number = 1; number <= MOST_CATEGORIES; number += 1) {
        category = await shop.addCategory(`Category ${number}`)
      }
      await shop.addProduct({ category })
    },
  },
  'longest-texts': {
    about: "A category and a product whose texts are as long as the contract's limits.",
    async make(shop) {
      const category = await shop.addCategory('W'.repeat(LONGEST.category))
      const name = 'Unbreakable'.repeat(11).slice(0, LONGEST.name)
      const description = 'Every word of this text counts. '
        .repeat(63)
        .slice(0, LONGEST.description)
      await shop.addProduct({ category, name, description })
    },
  },
  'every-script': {
    about: 'Products with names in Arabic, Chinese, Devanagari, emoji and other scripts.',
    without: 'everything',
    async make(shop) {
      for (const name of scriptNames) await shop.addProduct({ name })
    },
  },
  'markup-in-texts': {
    about: 'A product whose name and description are HTML, with a script.',
    async make(shop) {
      await shop.addProduct({
        name: '<script>alert(1)</script><b>Bold</b> &amp; "quoted"',
        description: '<img src=x onerror=alert(2)>\n<h1>A heading</h1>',
      })
    },
  },
  'no-photos': {
    about: 'A dozen products, none of which has a photo.',
    without: 'everything',
    async make(shop) {
      for (let number = 1; number <= 12; number += 1) {
        await shop.addProduct({ name: `Prompt ${number}` })
      }
    },
  },
  'same-name': {
    about: 'Twelve products of the same name, at twelve prices.',
    without: 'everything',
    async make(shop) {
      for (let price = 1; price <= 12; price += 1) await shop.addProduct({ price })
    },
  },
  'ten-thousand-products': {
    about: 'A catalog of 10,000 products.',
    productCount: 10_000,
  },
  'everything-free': {
    about: 'Every product costs nothing.',
    async make(shop) {
      for (const { _id } of await shop.products()) await shop.changeProduct(_id, { price: 0 })
    },
  },
  'dearest-product': {
    about: 'A product at the highest price of the contract, $100,000.00.',
    async make(shop) {
      await shop.addProduct({ name: 'The Last Prompt', price: 100_000 })
    },
  },
  'awkward-cents': {
    about: 'Products at $0.10, $0.20, $0.70 and $1.10, whose sums binary fractions get wrong.',
    without: 'everything',
    async make(shop) {
      for (const price of [0.1, 0.2, 0.7, 1.1]) {
        await shop.addProduct({ name: `For $${price.toFixed(2)}`, price })
      }
    },
  },
  'price-raised': {
    about: 'The shopper bought a product whose price has doubled since.',
    async make(shop) {
      const product = await shop.addProduct({ name: 'Dearer Now', price: 10 })
      await shop.buy(await shop.shopper(), [{ product, count: 1 }])
      await shop.changeProduct(product._id, { price: 20 })
    },
  },
  'profile-renamed': {
    about: 'The shopper has changed their name after years of orders.',
    async make(shop) {
      const shopper = await shop.shopper()
      const { _id: userId, email } = shopper.user
      await shop.api.PUT('/user/profile/{userId}', {
        params: { path: { userId } },
        headers: bearer(shopper),
        body: { name: 'Samuel Renamed', email },
      })
    },
  },
} as const satisfies Readonly<Record<string, State>>
