import type { Fault } from '../../support/fault'
import { onAnswerAt } from '../../support/wrappers'

/** Writes a sentence where the lines of the order belong. */
export const createOrderAnswersASentenceForItsLines: Fault = {
  name: 'createOrder answers a sentence for its lines',
  operation: 'createOrder',
  rule: 'schema',
  wrap: onAnswerAt('createOrder', '/products', () => 'two of them'),
}
