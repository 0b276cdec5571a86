import { productShape } from '../../../../src/api/generated/shapes/product'
import type { FormFields } from '../../http/exchange'
import type { Assertion } from '../../model/assertion'
import type { Answer } from '../../model/call'
import type { CheckContext } from '../../model/check-context'
import { expectContract } from '../../model/errors'
import { createPicture } from '../admin/tiny-picture'

/**
 * Each field has a part in the tag: who saves an old page puts back what another has written into it. What does not show at
 * once, such as a photo that is still worked on, is no change yet.
 */
export async function changeEachTagged(context: CheckContext, productId: string): Promise<void> {
  const changes: readonly FormFields[] = [
    { description: 'Changed field by field.' },
    { file: createPicture(4, 3) },
  ]
  let before = await showTag(context, productId)
  for (const form of changes) {
    if (before.tag === undefined) return
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
      assertion: assertRetagged(before.answer),
      exchange: after.answer.exchange,
    })
    before = after
  }
}

/** A product with its entity tag, where there is one. */
export async function showTag({ call }: CheckContext, productId: string) {
  const answer = await call('showProduct', { path: { productId } })
  const shown = answer.read(productShape)
  return { answer, shown, tag: answer.exchange.headers['etag'] }
}

export function assertRetagged({ exchange: since }: Answer): Assertion {
  return { of: 'changed-header', name: 'etag', since }
}

function update({ call, slots }: CheckContext, productId: string, form: FormFields) {
  const { id: userId, token } = slots.admin.get()
  return call('updateProduct', { path: { productId, userId }, token, form })
}
