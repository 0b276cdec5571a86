import { listProductsResponse } from '../../../../src/api/generated/responses/list-products'
import { productShape } from '../../../../src/api/generated/shapes/product'
import type { Product } from '../../../../src/api/generated/types'
import type { Answer } from '../../model/call'
import { ContractFailure } from '../../model/errors'
import type { World } from '../../model/world'

/**
 * Shows a product and judges it by what was written. Where search shows it as it should be, the write was carried out and
 * `showProduct` answers with an old state: then it is blamed.
 *
 * @throws {ContractFailure} that of `judge`, or the same of `showProduct`
 */
export async function showAsWritten(
  world: World,
  productId: string,
  judge: (shown: Product) => void,
  isNewer?: (found: Product, shown: Product) => boolean,
): Promise<Product> {
  const answer = await world.call('showProduct', { path: { productId } })
  return judgeShown(world, answer, judge, isNewer)
}

/** The same for an answer of `showProduct` that is there. */
export async function judgeShown(
  world: World,
  answer: Answer,
  judge: (shown: Product) => void,
  isNewer: (found: Product, shown: Product) => boolean = (found) => !findFailure(judge, found),
): Promise<Product> {
  const shown = answer.read(productShape)
  const failure = findFailure(judge, shown)
  if (!failure) return shown
  const found = await findInSearch(world, shown._id)
  if (!found || !isNewer(found, shown)) throw failure
  throw new ContractFailure({
    ...failure.difference,
    rule: 'read-back',
    operation: 'showProduct',
    cause:
      'It answers with an old or changed state, perhaps from a cache: search shows the right one.',
    exchange: answer.exchange,
  })
}

function findFailure(
  judge: (shown: Product) => void,
  product: Product,
): ContractFailure | undefined {
  try {
    judge(product)
    return undefined
  } catch (error) {
    if (error instanceof ContractFailure) return error
    throw error
  }
}

/** The product as search shows it; a search that breaks the contract is judged elsewhere. */
export async function findInSearch(
  { call, identity }: World,
  id: string,
): Promise<Product | undefined> {
  try {
    const answer = await call('searchProducts', { query: { search: identity.tag } })
    return answer.read(listProductsResponse.shape).find(({ _id }) => _id === id)
  } catch (error) {
    if (error instanceof ContractFailure) return undefined
    throw error
  }
}
