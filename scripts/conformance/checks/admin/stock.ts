import { sweepProducts } from '../../ledger/sweep'
import type { CheckFactory, Step } from '../../run/check'
import { must } from '../../run/must'
import { createSlot } from '../../run/slot'
import type { Product } from '../../run/wire'
import type { OwnProducts } from '../../run/world'
import { createProduct, type ProductFacts } from './product-form'

type Goods = keyof OwnProducts

/** Products of the check's own, with details that filters, search and orders can be measured by. */
export const createStockCheck: CheckFactory = (world) => {
  const { slots, identity } = world
  const made: Record<Goods, ReturnType<typeof createSlot<Product>>> = {
    scarce: createSlot('stock › create scarce'),
    upper: createSlot('stock › create upper'),
    beyond: createSlot('stock › create beyond'),
    free: createSlot('stock › create free'),
    victim: createSlot('stock › create victim'),
  }

  const create = (
    key: Goods,
    word: string,
    facts: Omit<ProductFacts, 'name' | 'description' | 'categoryId'>,
    isInSecond = false,
  ): Step => ({
    title: `create ${key === 'victim' ? 'the victim' : `the product ${word}`}`,
    operation: 'createProduct',
    async run() {
      const { first, second } = slots.categories.get()
      const product = await createProduct(
        world,
        {
          ...facts,
          name: identity.productName(word),
          description: `Made by the conformance check. ${word}: äöü, “quotes” & <tags>.`,
          categoryId: (isInSecond ? second : first)._id,
        },
        // Not the client's to set.
        { sold: '999' },
      )
      must(product.sold === 0, {
        rule: 'ignored-field',
        operation: 'createProduct',
        expected: 'sold: 0 for a new product',
        got: `sold: ${product.sold}`,
        cause: 'The whole form is copied into the product.',
      })
      made[key].set(product)
    },
  })

  return {
    id: 'stock',
    title: 'An administrator stocks the shelves',
    level: 'journeys',
    needs: ['admin', 'shelves'],
    provides: ['stock'],
    steps: [
      {
        title: 'clear away what an interrupted run left',
        operation: 'deleteProduct',
        run: () => sweepProducts(world),
      },
      create('scarce', 'Lantern', { price: 10, shipping: 1, quantity: 3 }),
      create('upper', 'Harbour', { price: 19, shipping: 0, quantity: 25 }),
      create('beyond', 'Meadow', { price: 20.05, shipping: 0, quantity: 50 }),
      create('free', 'Comet', { price: 0, shipping: 0, quantity: 500 }, true),
      create('victim', 'Pebble', { price: 1.1, shipping: 0, quantity: 7 }, true),
      {
        title: 'have all of them',
        operation: 'createProduct',
        async run() {
          slots.products.set({
            scarce: made.scarce.get(),
            upper: made.upper.get(),
            beyond: made.beyond.get(),
            free: made.free.get(),
            victim: made.victim.get(),
          })
        },
      },
    ],
  }
}
