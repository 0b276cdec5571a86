import { listProductsResponse } from '../../../../../src/api/generated/responses/list-products'
import type { Product } from '../../../../../src/api/generated/types'
import { assertNone } from '../../../model/assert-values'
import type { Answer } from '../../../model/call'
import { expectContract } from '../../../model/errors'

/** A service may look past spaces at the ends of a text, and past how many there are. */
function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}

const ASCII = /^[!-~]+(?: [!-~]+)*$/

/**
 * Fails the step when a search has found a name that does not contain the text.
 *
 * @throws {ContractFailure}
 */
export function expectLiteral(answer: Answer, text: string): void {
  const stranger = answer
    .read(listProductsResponse.shape)
    .find(({ name }) => !fold(name).includes(fold(text)))
  expectContract(stranger === undefined, {
    rule: 'search',
    operation: 'searchProducts',
    expected: `only names that contain ${text}`,
    got: `the product ${stranger?.name}`,
    cause: 'A sign in the text means something else to the database, or is left out.',
    // Of other letters a script does not know the other case: it looks for what was found.
    assertion: ASCII.test(text)
      ? assertNone('/-/name', { not: { contains: text } })
      : assertNone('/-/_id', { is: stranger?._id }),
    mayLag: false,
    exchange: answer.exchange,
  })
}

/**
 * Fails the step unless a search has found the product.
 *
 * @throws {ContractFailure}
 */
export function expectFound(answer: Answer, text: string, { _id, name }: Product): void {
  const isFound = answer.read(listProductsResponse.shape).some((found) => found._id === _id)
  expectContract(isFound, {
    rule: 'search',
    operation: 'searchProducts',
    expected: `the product ${name} for ${text}`,
    got: 'a list without it',
    cause:
      'A sign in the text means something else to the database, or only English letters have a case.',
    assertion: { of: 'values', at: '/-/_id', test: { kind: 'some', value: { is: _id } } },
    exchange: answer.exchange,
  })
}
