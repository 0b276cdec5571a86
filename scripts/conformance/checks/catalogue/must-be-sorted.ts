import type { Answer } from '../../run/answer'
import { must } from '../../run/must'

/** Equal neighbours may stand either way round. */
export function mustBeSorted<T extends { readonly createdAt: string }>(
  answer: Answer,
  entries: readonly T[],
  by: { readonly field: 'createdAt' | 'sold'; readonly order: 'asc' | 'desc' },
  measure: (entry: T) => number = ({ createdAt }) => Date.parse(createdAt),
): void {
  const values = entries.map(measure)
  const wrong = values.findIndex((value, index) => {
    const before = values[index - 1]
    return before !== undefined && (by.order === 'asc' ? before > value : before < value)
  })
  must(wrong === -1, {
    rule: 'sort-order',
    operation: answer.exchange.request.operation,
    expected: `entries sorted by ${by.field}, ${by.order}`,
    got: `entry ${wrong + 1} is out of order`,
    cause: 'The list is not sorted, or by another field or direction than asked for.',
    exchange: answer.exchange,
  })
}
