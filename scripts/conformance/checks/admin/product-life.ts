import { listProductsResponse } from '../../../../src/api/generated/responses/list-products'
import { productPageShape } from '../../../../src/api/generated/shapes/product-page'
import type { Product } from '../../../../src/api/generated/types'
import type { Exchange, FormFields } from '../../http/exchange'
import { assertEvery, assertNone, assertSome } from '../../model/assert-values'
import type { Answer } from '../../model/call'
import type { CheckFactory, Step } from '../../model/check'
import type { CheckContext } from '../../model/check-context'
import { expectContract } from '../../model/errors'
import { createSlot } from '../../model/slot'
import { withRetries } from '../../send/with-retries'
import { toUnknownId } from '../orders/to-unknown-id'
import { expectShownByAll, expectUnlisted } from './expect-gone'
import { expectIgnored, IGNORED_FIELDS } from './ignored-fields'
import { createProduct, expectAnswered, expectStored } from './product-form'
import { showAsWritten } from './show-as-written'
import { createPicture } from './tiny-picture'

/** A product is created with a photo, edited and deleted. */
export const createProductLifeCheck: CheckFactory = (context) => {
  const { call, slots, identity } = context
  const life = createSlot<Product>('product-life › create with a photo')
  const gone = createSlot<string>('product-life › delete')
  const refused = createSlot<Exchange>('product-life › update to an unknown category')
  const repriced = createSlot<true>('product-life › change the price alone')
  const name = identity.productName('Mayfly')
  const update = (productId: string, form: FormFields, expect = 200) => {
    const { id: userId, token } = slots.admin.get()
    const path = { productId, userId }
    return call('updateProduct', {
      path,
      token,
      form,
      expect,
      ...(expect === 404 ? ({ rule: 'unknown-id' } as const) : {}),
      ...(expect === 400 ? nowhere : {}),
    })
  }
  const remove = (productId: string, expect: number) => {
    const { id: userId, token } = slots.admin.get()
    return call('deleteProduct', {
      path: { productId, userId },
      token,
      expect,
      ...(expect === 404 ? ({ rule: 'unknown-id' } as const) : {}),
    })
  }
  const step = (title: string, operation: string, run: Step['run']): Step => ({
    title,
    operation,
    run,
  })

  return {
    id: 'product-life',
    title: 'A product is created, edited and deleted',
    level: 'journeys',
    needs: ['admin', 'categories', 'products'],
    kind: 'series',
    steps: [
      step('create with a photo', 'createProduct', async (advise) => {
        slots.deletion.get()
        const categoryId = slots.categories.get().first._id
        const description = 'Lives for a moment.'
        const facts = {
          name,
          description,
          price: 19.99,
          categoryId,
          shipping: 0,
          quantity: 4,
        } as const
        const { product, shown } = await createProduct(context, facts, {
          file: createPicture(4, 3),
        })
        life.set(product)
        if (product.photo) return
        advise({
          rule: 'read-back',
          operation: 'createProduct',
          pointer: '/components/schemas/PhotoFile',
          expected: 'a photo, since one was sent',
          got: 'no photo',
          cause: 'The photo is not stored; the contract lets products be without one.',
          assertion: assertEvery('', { has: 'photo' }),
          exchange: shown,
        })
      }),
      step('find 19.99 within 19', 'filterProducts', async (advise) => {
        const { _id, category } = life.get()
        const filters = { category: [category._id], price: [19, 19] }
        const answer = await call('filterProducts', { json: { limit: 100, skip: 0, filters } })
        if (answer.read(productPageShape).data.some((product) => product._id === _id)) return
        advise({
          rule: 'price-filter',
          operation: 'filterProducts',
          pointer: '/components/schemas/ProductFilter/properties/filters/properties/price',
          expected: 'a product of 19.99 within [19, 19], which the contract recommends',
          got: 'a page without it',
          cause:
            'The upper bound is compared with cents, so that 19.99 is in no range of whole dollars.',
          assertion: assertSome('/data/-/_id', { is: _id }),
          exchange: answer.exchange,
        })
      }),
      step('change the price alone', 'updateProduct', async () => {
        const before = life.get()
        const answer = await update(before._id, { price: '7.35' })
        const { product: after, shown } = await showAsWritten(context, before._id, (one, seen) =>
          expectStored(one, { price: 7.35 }, answer.exchange, seen),
        )
        repriced.set(true)
        expectKept(answer, before, after, shown)
        expectAnswered(answer, { name: before.name, price: 7.35 })
      }),
      step('update to an unknown category', 'updateProduct', async () => {
        const category = toUnknownId(slots.categories.get().first._id)
        const price = REFUSED_PRICE.toFixed(2)
        const { exchange } = await update(life.get()._id, { price, category }, 400)
        refused.set(exchange)
      }),
      step('change everything else', 'updateProduct', async () => {
        repriced.get()
        const categoryId = slots.categories.get().second._id
        const facts = {
          name: `${name} again`,
          description: 'Changed.',
          shipping: 1,
          quantity: 9,
          categoryId,
        } as const
        const answer = await update(life.get()._id, {
          name: facts.name,
          description: facts.description,
          shipping: '1',
          quantity: '9',
          category: categoryId,
          ...IGNORED_FIELDS,
        })
        const { product: after, shown } = await showAsWritten(
          context,
          life.get()._id,
          (one, seen) => {
            expectUnseen(one, refused.peek(), seen)
            expectStored(one, { ...facts, price: 7.35 }, answer.exchange, seen)
          },
        )
        expectIgnored(after, 'updateProduct', shown)
        expectAnswered(answer, facts)
      }),
      {
        ...step('update to a category of another form', 'updateProduct', async () => {
          await update(life.get()._id, { category: NO_CATEGORY }, 400)
        }),
        isThorough: true,
      },
      step('delete', 'deleteProduct', async () => {
        const { _id } = life.get()
        const { exchange } = await remove(_id, 200)
        const shown = await call('showProduct', { path: { productId: _id }, expect: [200, 404] })
        if (shown.status === 200) await expectShownByAll(context, _id, exchange, shown.exchange)
        gone.set(_id)
      }),
      withRetries(
        context,
        step('search no longer finds it', 'searchProducts', async () => {
          const id = gone.get()
          const { exchange, read } = await call('searchProducts', { query: { search: name } })
          const isFound = read(listProductsResponse.shape).some(({ _id }) => _id === id)
          if (isFound) await expectUnlisted(context, id, exchange)
        }),
      ),
      step('delete it again', 'deleteProduct', async () => {
        await remove(gone.get(), 404)
      }),
      step('update it when it is gone', 'updateProduct', async () => {
        await update(gone.get(), { price: '1.00' }, 404)
      }),
      step('create in an unknown category', 'createProduct', () =>
        createNowhere(context, name, NO_CATEGORY),
      ),
      {
        ...step('create in an unknown category whose id is like others', 'createProduct', () =>
          createNowhere(context, name, toUnknownId(slots.categories.get().first._id)),
        ),
        isThorough: true,
      },
    ],
  }
}

/** Sent beside a category that there is not. */
const REFUSED_PRICE = 8.25

/** "Nothing was stored" of a form that was refused, what is right in it neither. */
function expectUnseen({ price }: Product, refused: Exchange | undefined, seen: Exchange): void {
  if (!refused) return
  expectContract(price !== REFUSED_PRICE, {
    rule: 'kept-value',
    operation: 'updateProduct',
    expected: 'the price as it was: the request was refused',
    got: `price: ${price}`,
    cause: 'Some fields are stored before all of them are looked at.',
    assertion: assertNone('/price', { is: REFUSED_PRICE }, seen),
    exchange: refused,
  })
}

/** Of a form that ids of the service need not have. */
const NO_CATEGORY = 'conformance-no-such-category'

const nowhere = {
  rule: 'bad-input',
  cause: 'A product can stand in a category that does not exist.',
} as const

async function createNowhere(
  { call, slots }: CheckContext,
  name: string,
  category: string,
): Promise<void> {
  slots.deletion.get()
  const { id: userId, token } = slots.admin.get()
  const form = { name, description: 'x', price: '1.00', category, shipping: '0', quantity: '1' }
  await call('createProduct', { path: { userId }, token, form, expect: 400, ...nowhere })
}

function expectKept(answer: Answer, before: Product, after: Product, seen: Exchange): void {
  const { name, description, shipping, quantity } = before
  expectStored(
    after,
    { name, description, quantity, shipping, categoryId: before.category._id },
    answer.exchange,
    seen,
    'kept-value',
  )
  expectContract((before.photo === undefined) === (after.photo === undefined), {
    rule: 'kept-value',
    operation: 'updateProduct',
    expected: 'the photo stays when no file is sent',
    got: 'no photo any more',
    cause: 'An update without a file takes the photo away.',
    assertion: before.photo
      ? assertEvery('', { has: 'photo' }, seen)
      : assertEvery('', { not: { has: 'photo' } }, seen),
    exchange: answer.exchange,
  })
}
