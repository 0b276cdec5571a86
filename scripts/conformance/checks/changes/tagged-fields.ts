import { productShape } from '../../../../src/api/generated/shapes/product'
import type { Product } from '../../../../src/api/generated/types'
import type { Exchange, FormFields } from '../../http/exchange'
import type { Answer, CallOptions } from '../../model/call'
import type { CheckContext } from '../../model/check-context'
import { expectContract } from '../../model/errors'
import type { Slot } from '../../model/slot'
import { createProduct } from '../admin/product-form'
import { createPicture } from '../admin/tiny-picture'
import { assertOnce, atOnce } from '../races/at-once'

/** A product as it was shown, and its entity tag where the service has such. */
export interface Tagged {
  readonly product: Product
  readonly exchange: Exchange
  readonly tag: string | undefined
}

/**
 * Each field has a part in the tag: who saves an old page puts back what another has written into it. What does not show at
 * once, such as a photo that is still worked on, is no change yet.
 */
export async function changeEachTagged(context: CheckContext, tagged: Slot<Tagged>): Promise<void> {
  const { product, shown } = await createProduct(context, {
    name: context.identity.productName('Tagged, by field'),
    description: 'Changed field by field.',
    price: 0,
    categoryId: context.slots.categories.get().first._id,
    shipping: 0,
    quantity: 2,
  })
  const changes: readonly FormFields[] = [
    { description: 'Changed field by field!' },
    { file: createPicture(4, 3) },
  ]
  let before: Tagged = { product, ...readTag(shown) }
  tagged.set(before)
  for (const form of changes) {
    if (before.tag === undefined) return
    await update(context, product._id, form)
    const after = await showTag(context, product._id)
    tagged.set(after)
    const isSame = JSON.stringify(before.product) === JSON.stringify(after.product)
    const [field = ''] = Object.keys(form)
    expectRetagged(before, after, {
      isChanged: !isSame,
      how: `its ${field === 'file' ? 'photo' : field} was changed`,
      cause: 'The tag does not depend on all that can change, or not on when within a second.',
    })
    before = after
  }
}

interface Change {
  readonly isChanged?: boolean
  readonly how: string
  readonly cause: string
}

export function expectRetagged(before: Tagged, after: Tagged, change: Change): void {
  const { isChanged = true, how, cause } = change
  expectContract(!isChanged || after.tag !== before.tag, {
    rule: 'condition',
    operation: 'showProduct',
    expected: `another ETag than ${before.tag}`,
    got: `${after.tag}, after ${how}`,
    cause,
    assertion: { of: 'changed-header', name: 'etag', since: before.exchange },
    exchange: after.exchange,
  })
}

/** Of two who save the same page one has to look again. */
export async function changeTwiceTagged(
  context: CheckContext,
  { product: { _id: productId }, tag }: Tagged,
): Promise<void> {
  if (tag === undefined) return
  const change = (price: number) => setPrice(context, productId, price, tag, { expect: [200, 412] })
  const answers = await atOnce([change(6), change(7)])
  const [, second] = answers.filter(({ status }) => status === 200)
  expectContract(second === undefined, {
    rule: 'condition',
    operation: 'updateProduct',
    expected: 'one change, and 412 for the other',
    got: '200 twice with one tag',
    cause: 'The condition is looked at before the change is made, and not together with it.',
    assertion: assertOnce(answers),
    ...(second ? { exchange: second.exchange } : {}),
  })
}

export async function showTag({ call }: CheckContext, productId: string): Promise<Tagged> {
  const answer = await call('showProduct', { path: { productId } })
  return { ...readTag(answer.exchange), product: answer.read(productShape) }
}

export function readTag(exchange: Exchange) {
  return { exchange, tag: exchange.headers['etag'] }
}

export function setPrice(
  context: CheckContext,
  productId: string,
  price: number,
  tag: string,
  options: CallOptions,
): Promise<Answer> {
  const form = { price: price.toFixed(2) }
  return update(context, productId, form, { headers: { 'if-match': tag }, ...options })
}

function update(
  { call, slots }: CheckContext,
  productId: string,
  form: FormFields,
  options: CallOptions = {},
): Promise<Answer> {
  const { id: userId, token } = slots.admin.get()
  return call('updateProduct', { path: { productId, userId }, token, form, ...options })
}
