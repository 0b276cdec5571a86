import { productShape } from '../../../../src/api/generated/shapes/product'
import type { Product } from '../../../../src/api/generated/types'
import type { Exchange } from '../../http/exchange'
import { assertAll, assertEvery, assertIs } from '../../model/assert-values'
import type { Assertion } from '../../model/assertion'
import type { CheckContext } from '../../model/check-context'
import { expectContract } from '../../model/errors'
import type { RuleId } from '../../model/rules'
import { showAsWritten } from '../admin/show-as-written'

export interface Stock {
  readonly quantity: number
  readonly sold: number
}

/** Stock, and the answer that told it. */
export interface SeenStock extends Stock {
  readonly seen: Exchange
}

export async function readStock(
  { call }: CheckContext,
  { _id }: Pick<Product, '_id'>,
): Promise<SeenStock> {
  const answer = await call('showProduct', { path: { productId: _id } })
  const { quantity, sold } = answer.read(productShape)
  return { quantity, sold, seen: answer.exchange }
}

interface Sale {
  readonly before: Stock & Partial<SeenStock>
  readonly pieces: number
  /** The response to the order, or the operation where there were several. */
  readonly by: Exchange | string
  /** Broken where the stock is another; `stock-count` when it is left out. */
  readonly rule?: RuleId
}

/**
 * Reads the stock again; fails the step unless that many pieces were sold.
 *
 * @throws {ContractFailure}
 */
export async function expectMoved(
  context: CheckContext,
  product: Pick<Product, '_id'>,
  { before, pieces, by, rule = 'stock-count' }: Sale,
): Promise<void> {
  const expected = { quantity: before.quantity - pieces, sold: before.sold + pieces }
  const judge = (after: Stock, seen: Exchange) =>
    expectContract(isSame(after, expected), {
      rule,
      operation: typeof by === 'string' ? by : by.request.operation,
      expected: `quantity ${expected.quantity}, sold ${expected.sold}`,
      got: `quantity ${after.quantity}, sold ${after.sold}`,
      cause:
        pieces === 0
          ? 'A request that makes no order moves stock.'
          : 'An order does not move its pieces from `quantity` to `sold`, or not as many.',
      assertion: assertAll(
        assertMoved('quantity', before, -pieces, seen),
        assertMoved('sold', before, pieces, seen),
      ),
      exchange: typeof by === 'string' ? seen : by,
    })
  // What was read before may be as old: it is enough that search has moved on and this has not.
  await showAsWritten(
    context,
    product._id,
    judge,
    (found, shown) => isSame(shown, before) && !isSame(found, before),
  )
}

function isSame(one: Stock, other: Stock): boolean {
  return one.quantity === other.quantity && one.sold === other.sold
}

/** Where it was not seen before, the stock is that of a product of the check's own that nobody has bought of. */
function assertMoved(
  field: 'quantity' | 'sold',
  before: Stock & Partial<SeenStock>,
  plus: number,
  after: Exchange,
): Assertion {
  const at = `/${field}`
  if (!before.seen) return assertIs(at, before[field] + plus, after)
  return assertEvery(at, { sameAs: { in: before.seen, at, plus } }, after)
}
