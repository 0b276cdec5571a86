import type { Operation } from '../../../../mocks/contract/operation'
import { ID_POINTER, isIgnored } from '../../contract/negatives/walk-schema'
import type { Side } from '../coverage'
import type { Limit } from './request-limits'

/** Longer texts fit any pattern of the contract. */
const LONGEST_TRIED = 4
const LETTERS = ['a', '@', '.', ' ']

/** Why no request can show whether a side of a limit holds; `undefined` when one can. */
export function findObstacle(operation: Operation, limit: Limit, side: Side): string | undefined {
  const { pointer, path, keyword, bound, schema } = limit
  if (pointer.startsWith(`${ID_POINTER}/`) && keyword.endsWith('Length')) {
    return 'only the service makes ids'
  }
  if (isIgnored(operation, path)) return 'the contract ignores it here'
  const { pattern } = schema
  const isUnfit =
    side === 'at' &&
    keyword === 'minLength' &&
    typeof pattern === 'string' &&
    !hasText(new RegExp(pattern, 'u'), Number(bound))
  return isUnfit ? 'no text as short as that fits the pattern' : undefined
}

/** Whether any text of a length fits a pattern. */
function hasText(pattern: RegExp, length: number, start = ''): boolean {
  if (length > LONGEST_TRIED) return true
  if (start.length === length) return pattern.test(start)
  return LETTERS.some((letter) => hasText(pattern, length, start + letter))
}
