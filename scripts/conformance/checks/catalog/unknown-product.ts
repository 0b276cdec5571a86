import { listProductsResponse } from '../../../../src/api/generated/responses/list-products'
import type { Product } from '../../../../src/api/generated/types'
import type { Step } from '../../model/check'
import type { CheckContext } from '../../model/check-context'
import { ContractFailure } from '../../model/errors'
import { extendBefore, extendBehind } from '../ids/extended-id'

/** While nothing is listed. */
const NO_SUCH = 'conformance-no-such-product'

/**
 * Asks for an id that nothing has. "Ids are opaque": it is one that is listed with something around it, which a service that
 * reads ids as numbers takes for the listed one.
 */
export function createUnknownStep(
  { call, slots }: CheckContext,
  operation: 'showProduct' | 'listRelatedProducts',
): Step {
  const extend = operation === 'showProduct' ? extendBehind : extendBefore
  return {
    title: `${operation} with an unknown id`,
    operation,
    async run() {
      const [listed] = slots.listing.peek()?.read(listProductsResponse.shape) ?? []
      const productId = listed ? extend(listed._id) : NO_SUCH
      try {
        await call(operation, { path: { productId }, expect: 404, rule: 'unknown-id' })
      } catch (error) {
        if (!(listed && error instanceof ContractFailure && isTakenFor(listed, error))) throw error
        const cause = `The id is read as a number, or in part: it is taken for ${listed._id}. Ids are texts, to be compared as a whole.`
        throw new ContractFailure({ ...error.difference, cause })
      }
    },
  }
}

/** Whether the answer is what the listed product gets. */
function isTakenFor({ _id, category }: Product, { difference }: ContractFailure): boolean {
  const { status, json } = difference.exchange ?? {}
  if (difference.rule !== 'unknown-id' || status !== 200) return false
  return Array.isArray(json)
    ? json.length > 0 && json.every((one) => asProduct(one).category?._id === category._id)
    : asProduct(json)._id === _id
}

function asProduct(json: unknown): Partial<Product> {
  return typeof json === 'object' && json !== null ? json : {}
}
