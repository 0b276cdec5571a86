import { listProductsResponse } from '../../../../src/api/generated/responses/list-products'
import { productWriteResultShape } from '../../../../src/api/generated/shapes/product-write-result'
import { assertAll, assertIs, assertSome } from '../../model/assert-values'
import type { Step } from '../../model/check'
import type { CheckContext } from '../../model/check-context'
import { expectContract } from '../../model/errors'
import { createSlot } from '../../model/slot'
import { withRetries } from '../../send/with-retries'
import { createProduct, toForm } from '../admin/product-form'
import { again, atOnce } from './at-once'

const ROUNDS = 3
const NAMES = ['Twin', 'Triplet', 'Sibling']

/** Products that come or go while another request is under way. */
export function productsAtOnce(context: CheckContext): readonly Step[] {
  const { call, slots, identity } = context
  const made = createSlot<true>('changes-at-once › create several products at once')
  const describe = (name: string) => ({
    name: identity.productName(name),
    description: 'For changes that come at once.',
    price: 0,
    categoryId: slots.categories.get().second._id,
    shipping: 0,
    quantity: 1,
  })
  const step = (title: string, operation: string, run: () => Promise<void>): Step => ({
    title,
    operation,
    isThorough: true,
    run,
  })

  return [
    step('delete a product twice at once, and change it', 'deleteProduct', () =>
      again(ROUNDS, async (round) => {
        const { product } = await createProduct(context, describe(`Hazel ${round}`))
        const { id: userId, token } = slots.admin.get()
        const send = (operation: string, form?: { readonly price: string }) =>
          call(operation, {
            path: { productId: product._id, userId },
            token,
            ...(form ? { form } : {}),
            // Whichever comes after a deletion finds nothing.
            expect: [200, 404],
          })
        const remove = () => send('deleteProduct')
        await atOnce([remove(), send('updateProduct', { price: '1.00' }), remove()])
      }),
    ),
    step('create several products at once', 'createProduct', async () => {
      slots.deletion.get()
      const { id: userId, token } = slots.admin.get()
      const create = (name: string) =>
        call('createProduct', { path: { userId }, token, form: toForm(describe(name)) })
      const answers = await atOnce(NAMES.map(create))
      made.set(true)
      for (const [index, { exchange, read }] of answers.entries()) {
        const name = identity.productName(NAMES[index] ?? '')
        const { data } = read(productWriteResultShape)
        expectContract(data === undefined || data.name === name, {
          rule: 'read-back',
          operation: 'createProduct',
          expected: `the product ${name}`,
          got: `the product ${data?.name}`,
          cause: 'Of requests that come together one is answered as another was.',
          assertion: assertIs('/data/name', name),
          exchange,
        })
      }
    }),
    withRetries(
      context,
      step('find all that were created at once', 'createProduct', async () => {
        made.get()
        const list = await call('listProducts', {
          query: { sortBy: 'createdAt', order: 'desc', limit: 'undefined' },
        })
        const listed = list.read(listProductsResponse.shape)
        const names = NAMES.map((name) => identity.productName(name))
        const missing = names.find((name) => !listed.some((one) => one.name === name))
        expectContract(missing === undefined, {
          rule: 'read-back',
          operation: 'createProduct',
          expected: `the product ${missing}`,
          got: `${listed.length} products without it`,
          cause: 'Of requests that come together one is not carried out.',
          assertion: assertAll(...names.map((name) => assertSome('/-/name', { is: name }))),
          exchange: list.exchange,
        })
      }),
    ),
  ]
}
