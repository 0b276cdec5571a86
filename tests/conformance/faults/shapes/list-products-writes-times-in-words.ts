import type { Fault } from '../../support/fault'
import { onAnswerAt } from '../../support/wrappers'

/** Writes a time in words. */
export const listProductsWritesTimesInWords: Fault = {
  name: 'listProducts writes times in words',
  operation: 'listProducts',
  rule: 'schema',
  wrap: onAnswerAt('listProducts', '/0/createdAt', () => 'yesterday'),
}
