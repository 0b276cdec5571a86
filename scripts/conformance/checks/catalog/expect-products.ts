import { productPageShape } from '../../../../src/api/generated/shapes/product-page'
import type { Product } from '../../../../src/api/generated/types'
import type { Answer } from '../../model/call'
import { expectContract } from '../../model/errors'

/**
 * Fails the step unless a page holds the products that pass its filters, and none that do not.
 *
 * @throws {ContractFailure}
 */
export function expectProducts(
  answer: Answer,
  rule: 'category-filter' | 'price-filter',
  inside: readonly Product[],
  outside: readonly Product[],
): void {
  const ids = new Set(answer.read(productPageShape).data.map(({ _id }) => _id))
  const missing = inside.find(({ _id }) => !ids.has(_id))
  const extra = outside.find(({ _id }) => ids.has(_id))
  const wrong = missing ?? extra
  expectContract(wrong === undefined, {
    rule,
    operation: 'filterProducts',
    expected: `a page ${missing ? 'with' : 'without'} ${wrong?.name} at ${wrong?.price} in ${wrong?.category.name}`,
    got: `a page ${missing ? 'without' : 'with'} it`,
    cause:
      rule === 'price-filter'
        ? 'A bound of 0 is taken for none, or the bounds are not inclusive.'
        : 'Categories that do not exist are taken for none, or hide those that do.',
    mayLag: missing !== undefined,
    assertion: {
      of: 'values',
      at: '/data/-/_id',
      test: { kind: missing ? 'some' : 'none', value: { is: wrong?._id ?? null } },
    },
    exchange: answer.exchange,
  })
}
