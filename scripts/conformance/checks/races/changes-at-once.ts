import { listOrdersResponse } from '../../../../src/api/generated/responses/list-orders'
import { orderShape } from '../../../../src/api/generated/shapes/order'
import { productShape } from '../../../../src/api/generated/shapes/product'
import type { Order, Product } from '../../../../src/api/generated/types'
import type { FormFields } from '../../http/exchange'
import { assertAll, assertAny, assertIs, assertSome } from '../../model/assert-values'
import type { Answer } from '../../model/call'
import type { CheckFactory, Step } from '../../model/check'
import type { CheckContext } from '../../model/check-context'
import { Blocked, expectContract, Undecided } from '../../model/errors'
import { readSettled } from '../../send/with-retries'
import { createProduct } from '../admin/product-form'
import { charge } from '../money/charge'
import { placeOrder } from '../orders/place-order'
import { again, atOnce } from './at-once'
import { productsAtOnce } from './products-at-once'

const ROUNDS = 4

/** What administrators change at the same time as each other, or as shoppers buy it. */
export const createChangeRacesCheck: CheckFactory = (context) => {
  const { call, slots, identity } = context
  const step = (title: string, operation: string, run: () => Promise<void>): Step => ({
    title,
    operation,
    isThorough: true,
    run,
  })
  const create = async (word: string) => {
    const { product } = await createProduct(context, {
      name: identity.productName(word),
      description: 'For changes that come at once.',
      price: 0,
      categoryId: slots.categories.get().second._id,
      shipping: 0,
      quantity: 100,
    })
    return product
  }
  const update = ({ _id: productId }: Product, form: FormFields) => {
    const { id: userId, token } = slots.admin.get()
    return call('updateProduct', { path: { productId, userId }, token, form })
  }
  const show = async ({ _id: productId }: Product) => {
    const { exchange, read } = await call('showProduct', { path: { productId } })
    return { ...read(productShape), exchange }
  }

  return {
    id: 'changes-at-once',
    title: 'Changes that come at once are all kept',
    level: 'journeys',
    needs: ['accounts', 'admin', 'order', 'products'],
    kind: 'series',
    steps: [
      step('rename a product while it is ordered', 'updateProduct', async () => {
        const product = await create('Willow')
        await again(ROUNDS, async (round) => {
          const transactions = [await payNothing(context), await payNothing(context)]
          const [renamed] = await atOnce([
            update(product, { name: `${product.name} ${round}` }),
            ...transactions.map((transactionId) => orderOne(context, product, transactionId)),
          ])
          const { quantity, sold, exchange } = await show(product)
          const pieces = 2 * round
          expectContract(quantity === product.quantity - pieces && sold === pieces, {
            rule: 'kept-value',
            operation: 'updateProduct',
            expected: `quantity ${product.quantity - pieces}, sold ${pieces} after ${pieces} orders`,
            got: `quantity ${quantity}, sold ${sold}`,
            cause: 'An update writes back every field as it was read, and with it the old stock.',
            assertion: assertAll(
              assertIs('/quantity', product.quantity - pieces, exchange),
              assertIs('/sold', pieces, exchange),
            ),
            ...(renamed ? { exchange: renamed.exchange } : {}),
          })
        })
      }),
      step('change two fields of a product at once', 'updateProduct', async () => {
        const product = await create('Elder')
        await again(ROUNDS, async (round) => {
          const sent = { name: `${product.name} ${round}`, price: round, description: `${round}.` }
          const [, last] = await atOnce([
            update(product, { name: sent.name }),
            update(product, { price: sent.price.toFixed(2) }),
            update(product, { description: sent.description }),
          ])
          const { name, price, description, exchange } = await show(product)
          expectContract(JSON.stringify({ name, price, description }) === JSON.stringify(sent), {
            rule: 'kept-value',
            operation: 'updateProduct',
            expected: JSON.stringify(sent),
            got: JSON.stringify({ name, price, description }),
            cause: 'An update writes back every field as it was read: of two updates one is lost.',
            assertion: assertAll(
              ...Object.entries(sent).map(([key, value]) => assertIs(`/${key}`, value, exchange)),
            ),
            ...(last ? { exchange: last.exchange } : {}),
          })
        })
      }),
      step('delete a product while it is ordered', 'deleteProduct', () =>
        again(ROUNDS, async (round) =>
          deleteWhileOrdered(context, await create(`Alder ${round}`), round % 2 === 1),
        ),
      ),
      step('set two statuses at once', 'updateOrderStatus', () => setTwoStatuses(context)),
      ...productsAtOnce(context),
    ],
  }
}

function payNothing(context: CheckContext): Promise<string> {
  return charge(context, context.slots.shopper.get(), 0)
}

function orderOne(context: CheckContext, product: Product, transactionId: string, expect = [200]) {
  const lines = [{ product, count: 1 }]
  return placeOrder(context, context.slots.shopper.get(), { lines, transactionId }, { expect })
}

async function deleteWhileOrdered(
  context: CheckContext,
  product: Product,
  isOrderFirst: boolean,
): Promise<void> {
  const { call, slots } = context
  const { id: userId, token } = slots.admin.get()
  const transactionId = await payNothing(context)
  const remove = () => call('deleteProduct', { path: { productId: product._id, userId }, token })
  const order = () => orderOne(context, product, transactionId, [200, 409])
  const answers = await atOnce(isOrderFirst ? [order(), remove()] : [remove(), order()])
  const [deleted, ordered] = isOrderFirst ? answers.toReversed() : answers
  if (ordered?.status !== 200) return
  const { _id } = ordered.read(orderShape)
  const shopper = slots.shopper.get()
  const list = () => call('listOwnOrders', { path: { userId: shopper.id }, token: shopper.token })
  const find = (seen: Answer) => findOrder(seen, _id)
  const isKept = (seen: Answer) => find(seen)?.products[0]?.name === product.name
  const own = await readSettled(context, list, isKept)
  const kept = find(own)
  expectContract(isKept(own), {
    rule: 'order-copy',
    operation: 'deleteProduct',
    expected: `the order ${_id} of ${product.name}, which was answered with 200`,
    got: kept ? 'an order without it' : 'no such order',
    cause: 'A deletion takes an order along that is made at the same time.',
    // Which of the two comes first is chance: an order after the deletion is refused.
    assertion: assertAny(
      { of: 'status', isOneOf: [409], in: ordered.exchange },
      assertSome('/-/products/0/name', { is: product.name }, own.exchange),
    ),
    ...(deleted ? { exchange: deleted.exchange } : {}),
  })
}

async function setTwoStatuses(context: CheckContext): Promise<void> {
  const { call, slots } = context
  const { id: userId, token } = slots.admin.get()
  const { _id: orderId } = slots.order.get()
  const [, second, third] = slots.statuses.get()
  if (second === undefined || third === undefined)
    throw new Undecided('there are two statuses only')
  const set = (status: string) =>
    call('updateOrderStatus', {
      path: { orderId, userId },
      token,
      json: { status, orderId },
      // Which status may follow which is the service's own rule.
      expect: [200, 400],
    })
  await again(2, async () => {
    const answers = await atOnce([set(second), set(third)])
    const accepted = [second, third].filter((_, index) => answers[index]?.status === 200)
    const list = () => call('listOrders', { path: { userId }, token })
    const isKept = (seen: Answer) => {
      const shown = findOrder(seen, orderId)?.status
      return accepted.length === 0 || (shown !== undefined && accepted.includes(shown))
    }
    const all = await readSettled(context, list, isKept)
    const now = findOrder(all, orderId)
    if (!now) throw new Blocked('checkout › find it among all orders')
    expectContract(isKept(all), {
      rule: 'order-status',
      operation: 'updateOrderStatus',
      expected: accepted.join(' or '),
      got: now.status,
      cause: 'Of two changes at once neither is kept.',
      assertion: assertSome(
        '/-',
        {
          holds: [
            { at: '/_id', value: { is: orderId } },
            { at: '/status', value: { isOneOf: accepted } },
          ],
        },
        all.exchange,
      ),
      ...(answers[0] ? { exchange: answers[0].exchange } : {}),
    })
  })
}

function findOrder(list: Answer, id: string): Order | undefined {
  return list.read(listOrdersResponse.shape).find(({ _id }) => _id === id)
}
