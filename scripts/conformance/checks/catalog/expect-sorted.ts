import type { Exchange } from '../../http/exchange'
import type { Answer } from '../../model/call'
import { expectContract } from '../../model/errors'

/** Where the entries are in the answer, or in those of several pages. */
interface Place {
  readonly at: '/-' | '/data/-'
  readonly in?: readonly Exchange[]
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
  { at, in: pages }: Place = { at: '/-' },
): void {
  const measure = ({ createdAt, sold = 0 }: T) =>
    by.field === 'sold' ? sold : Date.parse(createdAt)
  const values = entries.map(measure)
  const wrong = values.findIndex((value, index) => {
    const before = values[index - 1]
    return before !== undefined && (by.order === 'asc' ? before > value : before < value)
  })
  expectContract(wrong === -1, {
    rule: 'sort-order',
    operation: answer.exchange.request.operation,
    expected: `entries sorted by ${by.field}, ${by.order}`,
    got: `entry ${wrong + 1} is out of order`,
    assertion: {
      of: 'values',
      at: `${at}/${by.field}`,
      test: {
        kind: 'sorted',
        order: by.order,
        ...(by.field === 'createdAt' ? { as: 'time' as const } : {}),
      },
      ...(pages ? { in: pages } : {}),
    },
    cause: 'The list is not sorted, or by another field or direction than asked for.',
    exchange: answer.exchange,
  })
}
