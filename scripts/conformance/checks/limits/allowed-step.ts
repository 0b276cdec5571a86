import { orderShape } from '../../../../src/api/generated/shapes/order'
import { productWriteResultShape } from '../../../../src/api/generated/shapes/product-write-result'
import type { SchemaCase } from '../../contract/negatives/schema-case'
import type { RequestParts } from '../../http/build-request'
import type { Answer } from '../../model/call'
import type { Step } from '../../model/check'
import type { CheckContext } from '../../model/check-context'
import { ContractFailure } from '../../model/errors'
import { changeParts } from '../negatives/change-parts'
import { createValidParts } from '../negatives/valid-parts'
import { compareValue, expectProduct, type Wanted } from '../round-trip/expect-values'
import { expectAccepted } from './expect-accepted'

/** A request with one value at a limit: it is taken, and what it stores is what was sent. */
export function createAllowedStep(
  context: CheckContext,
  one: SchemaCase,
  statuses: readonly number[],
): Step {
  const { operation } = one
  return {
    title: `${operation}, ${one.title}`,
    operation,
    isThorough: true,
    async run() {
      const valid = await createValidParts(context, operation)
      const parts = changeParts(valid, one)
      const answer = await expectAccepted({
        what: one.title,
        pointer: one.rule,
        send: () => context.call(operation, { ...parts, expect: statuses }),
      })
      // A transaction makes one order: the next case needs another.
      if (operation === 'createOrder') context.slots.freeTransaction.clear()
      if (answer?.status === 200) await expectStored(context, one, parts, answer)
    },
  }
}

/** The fields that a product shows as they were sent. */
const PRODUCT_FIELDS = new Set(['name', 'description', 'price', 'quantity', 'shipping'])

async function expectStored(
  context: CheckContext,
  { operation, path, change }: SchemaCase,
  parts: RequestParts,
  answer: Answer,
): Promise<void> {
  const field = path.at(-1) ?? ''
  if (change.kind !== 'set') return
  const wanted = { field, value: change.value, by: operation, rule: 'read-back' } as const
  if (operation === 'createOrder' && field === 'address') {
    answer.read(orderShape)
    return expectSame(answer, { ...wanted, schema: 'Order' })
  }
  const productId = findProductId(operation, parts, answer)
  if (productId === undefined || !PRODUCT_FIELDS.has(field)) return
  const shown = await context.call('showProduct', { path: { productId } })
  await expectProduct(context, shown, { ...wanted, schema: 'Product' })
}

function findProductId(operation: string, parts: RequestParts, answer: Answer): string | undefined {
  if (operation === 'updateProduct') return parts.path?.['productId']
  if (operation !== 'createProduct') return undefined
  return answer.read(productWriteResultShape).data?._id
}

function expectSame({ exchange }: Answer, wanted: Wanted): void {
  const difference = compareValue(exchange, wanted)
  if (difference) throw new ContractFailure(difference)
}
