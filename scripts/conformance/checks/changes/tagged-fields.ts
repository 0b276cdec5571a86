import { productShape } from '../../../../src/api/generated/shapes/product'
import type { Exchange, FormFields } from '../../http/exchange'
import type { Assertion } from '../../model/assertion'
import type { Answer, CallOptions } from '../../model/call'
import type { CheckContext } from '../../model/check-context'
import { expectContract } from '../../model/errors'
import { createProduct } from '../admin/product-form'
import { createPicture } from '../admin/tiny-picture'
import { assertOnce, atOnce } from '../races/at-once'

/** A product and its entity tag, where the service has such. */
export interface Tagged {
  readonly productId: string
  readonly tag: string | undefined
}

/**
 * Each field has a part in the tag: who saves an old page puts back what another has written into it. What does not show at
 * once, such as a photo that is still worked on, is no change yet.
 */
export async function changeEachTagged(context: CheckContext): Promise<Tagged> {
  const { product, shown } = await createProduct(context, {
    name: context.identity.productName('Tagged, by field'),
    description: 'Changed field by field.',
    price: 3,
    categoryId: context.slots.categories.get().first._id,
    shipping: 0,
    quantity: 1,
  })
  const { _id: productId } = product
  const changes: readonly FormFields[] = [
    { description: 'Changed field by field!' },
    { file: createPicture(4, 3) },
  ]
  let before = { ...readTag(shown), shown: product }
  for (const form of changes) {
    if (before.tag === undefined) break
    await update(context, productId, form)
    const after = await showTag(context, productId)
    const isSame = JSON.stringify(before.shown) === JSON.stringify(after.shown)
    const [field = ''] = Object.keys(form)
    expectContract(isSame || after.tag !== before.tag, {
      rule: 'condition',
      operation: 'showProduct',
      expected: `another ETag than ${before.tag}`,
      got: `${after.tag}, after its ${field === 'file' ? 'photo' : field} was changed`,
      cause: 'The tag does not depend on all that can change, or not on when within a second.',
      assertion: assertRetagged(before.exchange),
      exchange: after.exchange,
    })
    before = after
  }
  return { productId, tag: before.tag }
}

/** Of two who save the same page one has to look again. */
export async function changeTwiceTagged(
  context: CheckContext,
  { productId, tag }: Tagged,
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

/** A product with its entity tag, where there is one. */
export async function showTag({ call }: CheckContext, productId: string) {
  const answer = await call('showProduct', { path: { productId } })
  return { ...readTag(answer.exchange), shown: answer.read(productShape) }
}

export function readTag(exchange: Exchange) {
  return { exchange, tag: exchange.headers['etag'] }
}

export function assertRetagged(since: Exchange): Assertion {
  return { of: 'changed-header', name: 'etag', since }
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
