import { readPointer } from '../../../../../mocks/contract/json'
import type { Product } from '../../../../../src/api/generated/types'
import type { Answer } from '../../../model/call'
import { expectContract } from '../../../model/errors'
import type { RuleId } from '../../../model/rules'
import { isSame } from '../expect-values'

const FIELDS = [
  'name',
  'description',
  'price',
  'quantity',
  'shipping',
  'createdAt',
  'category/_id',
] as const

/**
 * Fails the step unless a list holds a product, and as it is shown.
 *
 * @param rule that is broken where the list is without it
 * @throws {ContractFailure}
 */
export function expectListed(
  { exchange }: Answer,
  list: readonly Product[],
  product: Product,
  rule: RuleId,
): void {
  const { operation } = exchange.request
  const found = list.find(({ _id }) => _id === product._id)
  expectContract(found !== undefined, {
    rule,
    operation,
    expected: 'the product that was just created',
    got: `${list.length} others`,
    cause: 'The list leaves out what fits, or understands a value at its limit as another one.',
    assertion: {
      of: 'values',
      at: operation === 'filterProducts' ? '/data/-/_id' : '/-/_id',
      test: { kind: 'some', value: { is: product._id } },
    },
    mayLag: true,
    exchange,
  })
  const wrong = FIELDS.find(
    (field) => !isSame(field, readPointer(product, `/${field}`), readPointer(found, `/${field}`)),
  )
  expectContract(
    wrong === undefined && (found.photo === undefined) === (product.photo === undefined),
    {
      rule: 'read-back',
      operation,
      expected: `${wrong ?? 'photo'} as the product is shown`,
      got: `${wrong ?? 'photo'}: ${JSON.stringify(readPointer(found, `/${wrong ?? 'photo'}`)) ?? 'none'}`,
      cause: 'The list and the product alone are made in different ways.',
      exchange,
    },
  )
}
