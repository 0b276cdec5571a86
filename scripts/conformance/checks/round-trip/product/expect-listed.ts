import { readPointer } from '../../../../../mocks/contract/json'
import { productShape } from '../../../../../src/api/generated/shapes/product'
import type { Product } from '../../../../../src/api/generated/types'
import { assertSome } from '../../../model/assert-values'
import type { Assertion, ValueMatch } from '../../../model/assertion'
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
 * @param shown the product as it is shown alone
 * @param rule that is broken where the list is without it
 * @throws {ContractFailure}
 */
export function expectListed(
  { exchange }: Answer,
  list: readonly Product[],
  shown: Answer,
  rule: RuleId,
): void {
  const product = shown.read(productShape)
  const { operation } = exchange.request
  const found = list.find(({ _id }) => _id === product._id)
  const at = operation === 'filterProducts' ? '/data/-' : '/-'
  const assertField = (field: (typeof FIELDS)[number]) =>
    assertProduct(
      at,
      product,
      `/${field}`,
      // The service makes it, so that a script meets another one.
      field === 'createdAt'
        ? { sameAs: { in: shown.exchange, at: `/${field}`, as: 'time' } }
        : { is: readPointer(product, `/${field}`) },
    )
  const hasPhoto = { has: 'photo' }
  expectContract(found !== undefined, {
    rule,
    operation,
    expected: 'the product that was just created',
    got: `${list.length} others`,
    cause: 'The list leaves out what fits, or understands a value at its limit as another one.',
    assertion: assertSome(`${at}/_id`, { is: product._id }),
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
      assertion: wrong
        ? assertField(wrong)
        : assertProduct(at, product, '', product.photo ? hasPhoto : { not: hasPhoto }),
      exchange,
    },
  )
}

/** That a list has the product, and in it a value that matches. */
function assertProduct(list: string, { _id }: Product, at: string, value: ValueMatch): Assertion {
  return assertSome(list, {
    holds: [
      { at: '/_id', value: { is: _id } },
      { at, value },
    ],
  })
}
