import { productShape } from '../../../../src/api/generated/shapes/product'
import type { Product } from '../../../../src/api/generated/types'
import type { Exchange } from '../../http/exchange'
import { assertAll, assertEvery } from '../../model/assert-values'
import type { Assertion } from '../../model/assertion'
import { expectContract } from '../../model/errors'
import type { RuleId } from '../../model/rules'
import type { World } from '../../model/world'

export interface Stock {
  readonly quantity: number
  readonly sold: number
}

/** Stock, and the answer that told it. */
export interface SeenStock extends Stock {
  readonly seen: Exchange
}

export async function readStock(
  { call }: World,
  { _id }: Pick<Product, '_id'>,
): Promise<SeenStock> {
  const answer = await call('showProduct', { path: { productId: _id } })
  const { quantity, sold } = answer.read(productShape)
  return { quantity, sold, seen: answer.exchange }
}

/**
 * Reads the stock again; fails the step unless `by`, a response or an operation, moved that many pieces.
 *
 * @throws {ContractFailure}
 */
export async function expectMoved(
  world: World,
  product: Pick<Product, '_id'>,
  before: SeenStock,
  pieces: number,
  by: Exchange | string,
  rule: RuleId = 'stock-count',
): Promise<void> {
  const after = await readStock(world, product)
  const expected = { quantity: before.quantity - pieces, sold: before.sold + pieces }
  expectContract(after.quantity === expected.quantity && after.sold === expected.sold, {
    rule,
    operation: typeof by === 'string' ? by : by.request.operation,
    expected: `quantity ${expected.quantity}, sold ${expected.sold}`,
    got: `quantity ${after.quantity}, sold ${after.sold}`,
    cause:
      pieces === 0
        ? 'A request that makes no order moves stock.'
        : 'An order does not move its pieces from `quantity` to `sold`, or not as many.',
    assertion: assertAll(
      assertMoved('/quantity', before.seen, -pieces, after.seen),
      assertMoved('/sold', before.seen, pieces, after.seen),
    ),
    exchange: typeof by === 'string' ? after.seen : by,
  })
}

function assertMoved(at: string, before: Exchange, plus: number, after: Exchange): Assertion {
  return assertEvery(at, { sameAs: { in: before, at, plus } }, after)
}
