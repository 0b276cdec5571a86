import { listProductsResponse } from '../../../../src/api/generated/responses/list-products'
import { productShape } from '../../../../src/api/generated/shapes/product'
import type { Product } from '../../../../src/api/generated/types'
import type { Exchange } from '../../http/exchange'
import { assertAll } from '../../model/assert-values'
import type { Answer } from '../../model/call'
import type { CheckContext } from '../../model/check-context'
import { ContractFailure } from '../../model/errors'
import { assertReadBefore } from '../round-trip/read-before'

/** A product, and the answer that showed it. */
export interface ShownProduct {
  readonly product: Product
  readonly shown: Exchange
}

/** Judges a product as an answer, `seen`, shows it. */
type Judge = (product: Product, seen: Exchange) => void
type IsNewer = (found: Product, shown: Product, seen: Exchange) => boolean

/**
 * Shows a product and judges it by what was written. Where search shows it as it should be, the write was carried out and
 * `showProduct` answers with an old state: then it is blamed.
 *
 * @throws {ContractFailure} that of `judge`, or the same of `showProduct`
 */
export async function showAsWritten(
  context: CheckContext,
  productId: string,
  judge: Judge,
  isNewer?: IsNewer,
): Promise<ShownProduct> {
  const answer = await context.call('showProduct', { path: { productId } })
  return judgeShown(context, answer, judge, isNewer)
}

/** The same for an answer of `showProduct` that is there. */
export async function judgeShown(
  context: CheckContext,
  answer: Answer,
  judge: Judge,
  isNewer: IsNewer = (found, _shown, seen) => !findFailure(judge, found, seen),
): Promise<ShownProduct> {
  const shown = answer.read(productShape)
  const failure = findFailure(judge, shown, answer.exchange)
  if (!failure) return { product: shown, shown: answer.exchange }
  const found = await findInSearch(context, shown._id)
  if (!found || !isNewer(found, shown, answer.exchange)) throw failure
  const { difference } = failure
  const stale = {
    rule: 'read-back',
    operation: 'showProduct',
    cause:
      'It answers with an old or changed state, perhaps from a cache: search shows the right one.',
    exchange: answer.exchange,
  } as const
  throw new ContractFailure(
    difference.assertion
      ? {
          ...difference,
          ...stale,
          assertion: assertAll(...assertReadBefore(context, answer.exchange), difference.assertion),
        }
      : { ...difference, ...stale },
  )
}

function findFailure(judge: Judge, product: Product, seen: Exchange): ContractFailure | undefined {
  try {
    judge(product, seen)
    return undefined
  } catch (error) {
    if (error instanceof ContractFailure) return error
    throw error
  }
}

/** The product as search shows it; a search that breaks the contract is judged elsewhere. */
export async function findInSearch(
  { call, identity }: CheckContext,
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
