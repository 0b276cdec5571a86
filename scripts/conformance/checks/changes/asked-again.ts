import { listProductsResponse } from '../../../../src/api/generated/responses/list-products'
import type { Product } from '../../../../src/api/generated/types'
import type { FormFields } from '../../http/exchange'
import { assertAll, assertNone } from '../../model/assert-values'
import type { CheckFactory, Step } from '../../model/check'
import type { CheckContext } from '../../model/check-context'
import { expectContract } from '../../model/errors'
import { createSlot } from '../../model/slot'
import { withRetries } from '../../send/with-retries'
import { createProduct, expectStored } from '../admin/product-form'
import { showAsWritten } from '../admin/show-as-written'
import { expectProducts } from '../catalog/expect-products'
import { charge } from '../money/charge'
import { placeOrder } from '../orders/place-order'
import { expectMoved } from '../orders/read-stock'
import { type AskedList, createAskedLists } from './asked-lists'

const FIRST_PRICE = 3
const NEXT_PRICE = 30

/** Lists that are asked for with the same words before and after each write: none answers what it has answered before. */
export const createAskedAgainCheck: CheckFactory = (context) => {
  const { call, slots, identity } = context
  const name = identity.productName('Juniper')
  const slot = (title: string) => createSlot<Product>(`asked-again › ${title}`)
  const base = slot('create what they hold')
  const created = slot('create what they hold')
  const changed = slot('change its name and price')
  const sold = slot('sell its only piece')
  const gone = slot('delete it')
  const lists = createAskedLists(context, { text: name, base })
  const step = (title: string, operation: string, run: () => Promise<void>): Step => ({
    title,
    operation,
    isThorough: true,
    run,
  })
  const each = (when: string, expect: (list: AskedList) => Promise<void>) =>
    lists.map((list) =>
      withRetries(
        context,
        step(`${list.verb} it ${when}`, list.operation, () => expect(list)),
      ),
    )
  const write = (operation: 'updateProduct' | 'deleteProduct', form?: FormFields) => {
    const { id: userId, token } = slots.admin.get()
    const path = { productId: created.get()._id, userId }
    return call(operation, { path, token, ...(form ? { form } : {}) })
  }

  return {
    id: 'asked-again',
    title: 'Lists that are asked for again follow each change',
    level: 'journeys',
    kind: 'series',
    needs: ['accounts', 'admin', 'categories', 'products'],
    steps: [
      step('ask for each list', 'listProducts', async () => {
        // What is related is asked for once there is something: a list without it may be right.
        for (const list of lists) if (list.operation !== 'listRelatedProducts') await list.ask()
      }),
      step('create what they hold', 'createProduct', async () => {
        slots.deletion.get()
        const create = async (own: string) => {
          const { product } = await createProduct(context, {
            name: own,
            description: 'Listed again and again.',
            price: FIRST_PRICE,
            categoryId: slots.categories.get().second._id,
            shipping: 0,
            quantity: 1,
          })
          return product
        }
        created.set(await create(name))
        // Newer than what changes, so that a list that puts the last change first is in another order.
        base.set(await create(identity.productName('Beside')))
      }),
      ...each('when it is created', (list) => list.expectNow(created.get())),
      withRetries(
        context,
        step('search it in one category after the other', 'searchProducts', () =>
          searchByCategory(context, created.get()),
        ),
      ),
      step('change its name and price', 'updateProduct', async () => {
        const form = { name: `${name}, grown`, price: NEXT_PRICE.toFixed(2) }
        const { exchange } = await write('updateProduct', form)
        const facts = { name: form.name, price: NEXT_PRICE }
        const { product } = await showAsWritten(context, created.get()._id, (shown, seen) =>
          expectStored(shown, facts, exchange, seen),
        )
        changed.set(product)
      }),
      ...each('when it has changed', (list) => list.expectNow(changed.get(), true)),
      withRetries(
        context,
        step('filter by its new price, and by its first', 'filterProducts', async () => {
          const product = changed.get()
          const filter = (price: number) => {
            const filters = { category: [product.category._id], price: [price, price] }
            return call('filterProducts', { json: { limit: 100, skip: 0, filters } })
          }
          expectProducts(await filter(NEXT_PRICE), 'price-filter', [product], [])
          expectProducts(await filter(FIRST_PRICE), 'price-filter', [], [product])
        }),
      ),
      step('sell its only piece', 'createOrder', async () => {
        const product = changed.get()
        const shopper = slots.shopper.get()
        const transactionId = await charge(context, shopper, product.price)
        const lines = [{ product, count: 1 }]
        const { exchange } = await placeOrder(context, shopper, { lines, transactionId })
        await expectMoved(context, product, { before: product, pieces: 1, by: exchange })
        sold.set({ ...product, quantity: 0, sold: 1 })
      }),
      ...each('when it is sold out', (list) => list.expectNow(sold.get())),
      step('delete it', 'deleteProduct', async () => {
        const product = created.get()
        await write('deleteProduct')
        const path = { productId: product._id }
        await call('showProduct', { path, expect: 404, rule: 'unknown-id' })
        gone.set(product)
      }),
      ...each('no longer when it is gone', (list) => list.expectNone(gone.get())),
    ],
  }
}

/** The same text in all categories, in the product's and in another. */
async function searchByCategory({ call, slots }: CheckContext, product: Product): Promise<void> {
  const search = (category: string) =>
    call('searchProducts', { query: { search: product.name, category } })
  const own = await search(product.category._id)
  const answer = await search(slots.categories.get().first._id)
  const isFound = answer.read(listProductsResponse.shape).some(({ _id }) => _id === product._id)
  expectContract(!isFound, {
    rule: 'category-filter',
    operation: 'searchProducts',
    expected: `a list without ${product.name}, which is in another category`,
    got: 'a list with it',
    cause: 'Answers are kept by their text alone, without the category.',
    assertion: assertAll(
      { of: 'status', isOneOf: [200], in: own.exchange },
      assertNone('/-/_id', { is: product._id }),
    ),
    mayLag: false,
    exchange: answer.exchange,
  })
}
