import type { Product } from '../../../../src/api/generated/types'
import { sweepProducts } from '../../cleanup/sweep'
import { assertNone } from '../../model/assert-values'
import type { CheckFactory, Step } from '../../model/check'
import type { CheckContext, OwnProducts } from '../../model/check-context'
import { ContractFailure, type Difference, expectContract } from '../../model/errors'
import { createSlot } from '../../model/slot'
import { findMade } from './find-made'
import { expectIgnored, IGNORED_FIELDS } from './ignored-fields'
import { createProduct, type ProductFacts } from './product-form'

type OwnProduct = keyof OwnProducts

/** The check's own products, with details for the checks of filters, search and orders. */
export const createOwnProductsCheck: CheckFactory = (context) => {
  const { slots, identity } = context
  const made: Record<OwnProduct, ReturnType<typeof createSlot<Product>>> = {
    scarce: createSlot('stock › create the product Lantern'),
    upper: createSlot('stock › create the product Harbour'),
    beyond: createSlot('stock › create the product Meadow'),
    free: createSlot('stock › create the product Comet'),
    victim: createSlot('stock › create the victim'),
  }

  const create = (
    key: OwnProduct,
    word: string,
    facts: Omit<ProductFacts, 'name' | 'description' | 'categoryId'>,
    isInSecond = false,
  ): Step => ({
    title: `create ${key === 'victim' ? 'the victim' : `the product ${word}`}`,
    operation: 'createProduct',
    async run() {
      slots.deletion.get()
      const { first, second } = slots.categories.get()
      const whole = {
        ...facts,
        name: identity.productName(word),
        description: `Made by the conformance check. ${word}: äöü, “quotes” & <tags>.`,
        categoryId: (isInSecond ? second : first)._id,
      }
      try {
        made[key].set(await createOwn(context, whole, `conformance-${word}`))
      } catch (error) {
        if (!(error instanceof ContractFailure)) throw error
        const product = await findMade(context, error, whole, key === 'victim')
        if (product) made[key].set(product)
        throw error
      }
    },
  })

  return {
    id: 'stock',
    title: 'An administrator stocks the shelves',
    level: 'journeys',
    needs: ['admin', 'categories'],
    provides: ['products'],
    kind: 'series',
    steps: [
      {
        title: 'delete an unknown product',
        operation: 'deleteProduct',
        run: () => tryDeletion(context),
      },
      {
        title: 'clear away what an interrupted run left',
        operation: 'deleteProduct',
        run: () => sweepProducts(context),
      },
      create('scarce', 'Lantern', { price: 10, shipping: 1, quantity: 3 }),
      create('upper', 'Harbour', { price: 19, shipping: 0, quantity: 25 }),
      // It loses a cent when its cents are cut off a binary number: 20.31 * 100 is 2030.9999999999998.
      create('beyond', 'Meadow', { price: 20.31, shipping: 0, quantity: 50 }),
      // Enough for orders of as many pieces as the contract allows.
      create('free', 'Comet', { price: 0, shipping: 0, quantity: 9000 }, true),
      create('victim', 'Pebble', { price: 1.1, shipping: 0, quantity: 7 }, true),
      {
        title: 'have all of them',
        operation: 'createProduct',
        async run() {
          // One that is missing blocks what needs it, and not what needs the others.
          slots.products.set({
            get scarce() {
              return made.scarce.get()
            },
            get upper() {
              return made.upper.get()
            },
            get beyond() {
              return made.beyond.get()
            },
            get free() {
              return made.free.get()
            },
            get victim() {
              return made.victim.get()
            },
          })
          for (const one of Object.values(made)) one.get()
        },
      },
    ],
  }
}

async function createOwn(
  context: CheckContext,
  facts: ProductFacts,
  ownId: string,
): Promise<Product> {
  // None of them is the client's to set.
  const sent = { ...IGNORED_FIELDS, _id: ownId }
  const { product, shown } = await createProduct(context, facts, sent)
  // Where it is shown, its address has the id that was sent: a script learns it from the answer before.
  const creation = context.client.exchanges.findLast(
    ({ request }) => request.operation === 'createProduct',
  )
  expectContract(product._id !== ownId, {
    rule: 'ignored-field',
    operation: 'createProduct',
    expected: 'an id of the service’s own',
    got: 'the _id of the form',
    cause: 'The whole form is copied into the product.',
    assertion: assertNone('/data/_id', { is: ownId }),
    exchange: creation ?? shown,
  })
  expectIgnored(product, 'createProduct', shown)
  return product
}

/** Nothing is created before a deletion is known to work. */
async function tryDeletion({ call, slots }: CheckContext): Promise<void> {
  const { id: userId, token } = slots.admin.get()
  try {
    await call('deleteProduct', {
      path: { productId: 'conformance-no-such-product', userId },
      token,
      expect: 404,
      rule: 'unknown-id',
      cause: 'Deleting what is not there is reported as a success.',
    })
    slots.deletion.set('possible')
  } catch (error) {
    if (error instanceof ContractFailure && isThere(error.difference)) {
      slots.deletion.set('possible')
    }
    throw error
  }
}

/** Wrong for an unknown id, but perhaps right for a known one. */
function isThere({ rule, exchange }: Difference): boolean {
  const isRefused = exchange?.status === 401 || exchange?.status === 403
  return rule !== 'not-built' && rule !== 'unreachable' && !isRefused
}
