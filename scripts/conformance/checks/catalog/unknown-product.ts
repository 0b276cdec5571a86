import { listProductsResponse } from '../../../../src/api/generated/responses/list-products'
import type { Product } from '../../../../src/api/generated/types'
import type { Step } from '../../model/check'
import type { CheckContext } from '../../model/check-context'
import { ContractFailure } from '../../model/errors'
import { tryFurther } from '../../send/try-further'
import { extendBefore, extendBehind } from '../ids/extended-id'
import { readLimit } from '../limits/read-limit'
import { listByDefault } from './reach'

/** Where none can be made of a listed one. */
const NO_SUCH = 'conformance-no-such-product'

type Operation = 'showProduct' | 'listRelatedProducts'

/** The listed product that an id is made of. */
interface MadeId {
  readonly id: string
  readonly of: Product
}

/**
 * Asks for an id that nothing has. "Ids are opaque": it is one that is listed with something around it, which a service that
 * reads ids as numbers takes for the listed one.
 */
export function createUnknownStep(context: CheckContext, operation: Operation): Step {
  const ask = (productId: string) =>
    context.call(operation, { path: { productId }, expect: 404, rule: 'unknown-id' })
  return {
    title: `${operation} with an unknown id`,
    operation,
    async run() {
      const made = await makeId(context, operation)
      try {
        await ask(made?.id ?? NO_SUCH)
      } catch (error) {
        if (!made || !(error instanceof ContractFailure) || !isFound(error)) throw error
        if (await isProduct(context, made.id, error)) await ask(NO_SUCH)
        else throw isTakenFor(made.of, error) ? blameReading(made.of, error) : error
      }
    },
  }
}

async function makeId(context: CheckContext, operation: Operation): Promise<MadeId | undefined> {
  const extend = operation === 'showProduct' ? extendBehind : extendBefore
  const longest = readLimit(context.contract, 'Id', 'maxLength')
  const answer = await tryFurther(listByDefault(context))
  const listed = answer?.read(listProductsResponse.shape) ?? []
  return listed.map((of) => ({ id: extend(of._id), of })).find(({ id }) => id.length <= longest)
}

function isFound({ difference: { rule, exchange } }: ContractFailure): boolean {
  return rule === 'unknown-id' && exchange?.status === 200
}

/** Whether a product has that very id, as `1x` behind `1` where they are counted to the base of 36. */
async function isProduct(
  { call }: CheckContext,
  productId: string,
  { difference }: ContractFailure,
): Promise<boolean> {
  const shown =
    difference.operation === 'showProduct'
      ? difference
      : await tryFurther(call('showProduct', { path: { productId } }))
  return asProduct(shown?.exchange?.json)._id === productId
}

/** Whether the answer is what the listed product gets. */
function isTakenFor({ _id, category }: Product, { difference }: ContractFailure): boolean {
  const json = difference.exchange?.json
  return Array.isArray(json)
    ? json.length > 0 && json.every((one) => asProduct(one).category?._id === category._id)
    : asProduct(json)._id === _id
}

function blameReading({ _id }: Product, { difference }: ContractFailure): ContractFailure {
  const cause = `The id is read as a number, or in part: it is taken for ${_id}. Ids are texts, to be compared as a whole.`
  return new ContractFailure({ ...difference, cause })
}

function asProduct(json: unknown): Partial<Product> {
  return typeof json === 'object' && json !== null ? json : {}
}
