import type { Exchange } from '../../http/exchange'
import { assertAll } from '../../model/assert-values'
import type { Assertion } from '../../model/assertion'
import type { Answer } from '../../model/call'
import { expectContract } from '../../model/errors'

/** Where the entries are in the answer, or in those of several pages. */
interface Place {
  readonly at: '/-' | '/data/-'
  readonly in?: readonly Exchange[]
  /** What else holds of the answer: of that a script makes it come. */
  readonly beside?: readonly Assertion[]
}

/**
 * Fails the step unless the entries are sorted; equal neighbors may be in any order.
 *
 * @throws {ContractFailure}
 */
export function expectSorted<T extends { readonly createdAt: string; readonly sold?: number }>(
  answer: Answer,
  entries: readonly T[],
  by: { readonly field: 'createdAt' | 'sold'; readonly order: 'asc' | 'desc' },
  { at, in: pages, beside = [] }: Place = { at: '/-' },
): void {
  const measure = ({ createdAt, sold = 0 }: T) =>
    by.field === 'sold' ? sold : Date.parse(createdAt)
  const values = entries.map(measure)
  const wrong = values.findIndex((value, index) => {
    const before = values[index - 1]
    return before !== undefined && (by.order === 'asc' ? before > value : before < value)
  })
  const sorted: Assertion = {
    of: 'values',
    at: `${at}/${by.field}`,
    test: {
      kind: 'sorted',
      order: by.order,
      ...(by.field === 'createdAt' ? { as: 'time' } : {}),
    },
    ...(pages ? { in: pages } : {}),
  }
  expectContract(wrong === -1, {
    rule: 'sort-order',
    operation: answer.exchange.request.operation,
    expected: `entries sorted by ${by.field}, ${by.order}`,
    got: `entry ${wrong + 1} is out of order`,
    assertion: beside.length > 0 ? assertAll(sorted, ...beside) : sorted,
    cause: 'The list is not sorted, or by another field or direction than asked for.',
    exchange: answer.exchange,
  })
}
