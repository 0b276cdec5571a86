import { listOrdersResponse } from '../../../../src/api/generated/responses/list-orders'
import { orderShape } from '../../../../src/api/generated/shapes/order'
import { assertIs, assertSome } from '../../model/assert-values'
import type { Answer, CallOptions } from '../../model/call'
import type { CheckFactory, Step } from '../../model/check'
import type { CheckContext } from '../../model/check-context'
import { Blocked, expectContract, Undecided } from '../../model/errors'
import { createSlot, type Slot } from '../../model/slot'
import { settle } from '../../send/with-retries'
import { createProduct } from '../admin/product-form'
import { charge } from '../money/charge'
import { placeOrder } from '../orders/place-order'
import {
  changeEachTagged,
  changeTwiceTagged,
  expectRetagged,
  readTag,
  setPrice,
  showTag,
  type Tagged,
} from './tagged-fields'

/** A service need not know `If-Match`; one that does may refuse only what has changed, and then stores nothing. */
export const createConditionsCheck: CheckFactory = (context) => {
  const tagged = createSlot<Tagged>(
    'conditions › change one field after another under its entity tag',
  )
  /** Whether the service has refused a former tag: one need not know conditions. */
  let isHeeded = false
  return {
    id: 'conditions',
    title: 'A change under a condition is made whole or not at all',
    level: 'money',
    kind: 'series',
    needs: ['accounts', 'admin', 'categories', 'products', 'order'],
    steps: [
      step('change an order that has the expected status', 'updateOrderStatus', () =>
        changeExpected(context),
      ),
      step('change an order that has another status', 'updateOrderStatus', () =>
        changeUnexpected(context),
      ),
      step('change an order whose expected status has to be encoded', 'updateOrderStatus', () =>
        changeEncoded(context),
      ),
      step('change a product under its entity tag', 'updateProduct', async () => {
        isHeeded = await changeTagged(context)
      }),
      step('change one field after another under its entity tag', 'showProduct', () =>
        changeEachTagged(context, tagged),
      ),
      step('sell a product under its entity tag', 'showProduct', () => sellTagged(context, tagged)),
      step('change a product twice at once under one entity tag', 'updateProduct', async () => {
        const one = tagged.get()
        if (isHeeded) await changeTwiceTagged(context, one)
      }),
    ],
  }
}

function step(title: string, operation: string, run: () => Promise<void>): Step {
  return { title, operation, isThorough: true, run }
}

const refusedWithoutReason: CallOptions = {
  rule: 'condition',
  expected: '200: the condition holds',
  cause: 'If-Match is compared with something else than what is stored.',
}

async function changeExpected(context: CheckContext): Promise<void> {
  const now = await readStatus(context)
  const next = pickStatus(context, [now])
  await setStatus(context, next, now, { expect: [200, 400], ...refusedWithoutReason })
}

async function changeUnexpected(context: CheckContext): Promise<void> {
  const now = await readStatus(context)
  const other = pickStatus(context, [now])
  const answer = await setStatus(context, other, other, { expect: [200, 400, 412] })
  if (answer.status !== 412) return
  const { orderId, all } = await listAll(context)
  const kept = all.read(listOrdersResponse.shape).find(({ _id }) => _id === orderId)
  expectContract(kept?.status === now, {
    rule: 'condition',
    operation: 'updateOrderStatus',
    expected: `${now}, as before the 412`,
    got: kept?.status ?? 'no such order',
    cause: 'The condition is looked at after the change is stored.',
    exchange: answer.exchange,
    assertion: assertSome(
      '/-',
      {
        holds: [
          { at: '/_id', value: { is: orderId } },
          { at: '/status', value: { is: now } },
        ],
      },
      all.exchange,
    ),
  })
}

/** A new order has the first status: "Not processed" where the contract's own values are used. */
async function changeEncoded(context: CheckContext): Promise<void> {
  const [first = '', ...others] = context.slots.statuses.get()
  if (encodeURIComponent(first) === first) return
  const shopper = context.slots.shopper.get()
  const transactionId = await charge(context, shopper, 0)
  const lines = [{ product: context.slots.products.get().free, count: 1 }]
  const order = await placeOrder(context, shopper, { lines, transactionId })
  const { _id } = order.read(orderShape)
  const next = others[0] ?? first
  await setStatus(context, next, first, { expect: [200, 400], ...refusedWithoutReason }, _id)
}

/** @returns whether a former tag was refused */
async function changeTagged(context: CheckContext): Promise<boolean> {
  const { product, shown } = await createProduct(context, {
    name: context.identity.productName('Tagged'),
    description: 'Changed under a condition.',
    price: 3,
    categoryId: context.slots.categories.get().first._id,
    shipping: 0,
    quantity: 1,
  })
  const before = { product, ...readTag(shown) }
  if (before.tag === undefined) return false
  await setPrice(context, product._id, 4, before.tag, refusedWithoutReason)
  const after = await showTag(context, product._id)
  expectRetagged(before, after, {
    how: 'its price was changed',
    cause: 'The tag does not depend on all that can change.',
  })
  if (after.tag?.startsWith('"')) {
    await setPrice(context, product._id, 4, `W/${after.tag}`, {
      ...refusedWithoutReason,
      cause: 'Tags are compared with the W/ that proxies put before those of what they compress.',
    })
  }
  const refused = await setPrice(context, product._id, 5, before.tag, { expect: [200, 412] })
  if (refused.status !== 412) return false
  const { exchange, product: kept } = await showTag(context, product._id)
  const { price } = kept
  expectContract(price === 4, {
    rule: 'condition',
    operation: 'updateProduct',
    expected: 'the price of 4, as before the 412',
    got: String(price),
    cause: 'The condition is looked at after the change is stored.',
    exchange: refused.exchange,
    assertion: assertIs('/price', 4, exchange),
  })
  return true
}

async function sellTagged(context: CheckContext, tagged: Slot<Tagged>): Promise<void> {
  const before = tagged.get()
  if (before.tag === undefined) return
  const { product } = before
  const shopper = context.slots.shopper.get()
  const transactionId = await charge(context, shopper, 0)
  await placeOrder(context, shopper, { lines: [{ product, count: 1 }], transactionId })
  const after = await showTag(context, product._id)
  tagged.set(after)
  expectRetagged(before, after, {
    how: 'a piece was sold',
    cause: 'The tag does not change with the stock: who saves an old page puts back what was sold.',
  })
}

async function listAll({ call, slots }: CheckContext) {
  const { id: userId, token } = slots.admin.get()
  const all = await call('listOrders', { path: { userId }, token })
  return { orderId: slots.order.get()._id, all }
}

/** The present status, of a list that has had the time to catch up: an older one would be a condition that fails. */
async function readStatus(context: CheckContext): Promise<string> {
  await settle(context)
  const { orderId, all } = await listAll(context)
  const order = all.read(listOrdersResponse.shape).find(({ _id }) => _id === orderId)
  if (!order) throw new Blocked('checkout › find it among all orders')
  return order.status
}

function pickStatus({ slots }: CheckContext, taken: readonly string[]): string {
  const status = slots.statuses.get().find((one) => !taken.includes(one))
  if (status === undefined) throw new Undecided('there is one status only')
  return status
}

/** The order's own rules may forbid the change: that is a 400. */
function setStatus(
  { call, slots }: CheckContext,
  status: string,
  expected: string,
  options: CallOptions,
  orderId = slots.order.get()._id,
): Promise<Answer> {
  const { id: userId, token } = slots.admin.get()
  return call('updateOrderStatus', {
    path: { orderId, userId },
    token,
    headers: { 'if-match': `"${encodeURIComponent(expected)}"` },
    json: { status, orderId },
    ...options,
  })
}
