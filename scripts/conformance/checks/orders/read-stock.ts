import { productShape } from '../../../../src/api/generated/shapes/product'
import type { Product } from '../../../../src/api/generated/types'
import type { Exchange } from '../../http/exchange'
import { expectContract } from '../../model/errors'
import type { RuleId } from '../../model/rules'
import type { World } from '../../model/world'
import { showAsWritten } from '../admin/show-as-written'

export interface Stock {
  readonly quantity: number
  readonly sold: number
}

export async function readStock({ call }: World, { _id }: Pick<Product, '_id'>): Promise<Stock> {
  return (await call('showProduct', { path: { productId: _id } })).read(productShape)
}

/**
 * Reads the stock again; fails the step unless `by`, a response or an operation, moved that many pieces.
 *
 * @throws {ContractFailure}
 */
export async function expectMoved(
  world: World,
  product: Pick<Product, '_id'>,
  before: Stock,
  pieces: number,
  by: Exchange | string,
  rule: RuleId = 'stock-count',
): Promise<void> {
  const expected = { quantity: before.quantity - pieces, sold: before.sold + pieces }
  const judge = (after: Stock) =>
    expectContract(isSame(after, expected), {
      rule,
      operation: typeof by === 'string' ? by : by.request.operation,
      expected: `quantity ${expected.quantity}, sold ${expected.sold}`,
      got: `quantity ${after.quantity}, sold ${after.sold}`,
      cause:
        pieces === 0
          ? 'A request that makes no order moves stock.'
          : 'An order does not move its pieces from `quantity` to `sold`, or not as many.',
      ...(typeof by === 'string' ? {} : { exchange: by }),
    })
  // What was read before may be as old: it is enough that search has moved on and this has not.
  await showAsWritten(
    world,
    product._id,
    judge,
    (found, shown) => isSame(shown, before) && !isSame(found, before),
  )
}

function isSame(one: Stock, other: Stock): boolean {
  return one.quantity === other.quantity && one.sold === other.sold
}
