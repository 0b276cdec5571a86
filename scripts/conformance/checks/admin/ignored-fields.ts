import type { Product } from '../../../../src/api/generated/types'
import type { Exchange } from '../../http/exchange'
import { assertAll, assertIs, assertNone } from '../../model/assert-values'
import { expectContract } from '../../model/errors'

const LONG_AGO = '2001-02-03T04:05:06.000Z'

/** Fields of a product that are not the client's to set. */
export const IGNORED_FIELDS = { sold: '999', createdAt: LONG_AGO } as const

/**
 * @param exchange where the product is shown, after a form with the ignored fields
 * @throws {ContractFailure}
 */
export function expectIgnored(
  { sold, createdAt }: Product,
  operation: 'createProduct' | 'updateProduct',
  exchange: Exchange,
): void {
  const taken = [
    ...(sold === 0 ? [] : [`sold: ${sold}`]),
    ...(Date.parse(createdAt) === Date.parse(LONG_AGO) ? ['the createdAt of the form'] : []),
  ]
  expectContract(taken.length === 0, {
    rule: 'ignored-field',
    operation,
    expected: 'sold: 0 for a product that nobody bought, and a createdAt of the service’s own',
    got: taken.join(', '),
    cause: 'The whole form is copied into the product.',
    assertion: assertAll(assertIs('/sold', 0), assertNone('/createdAt', { is: LONG_AGO })),
    exchange,
  })
}
