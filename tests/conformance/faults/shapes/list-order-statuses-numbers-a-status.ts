import type { Fault } from '../../support/fault'
import { onAnswerAt } from '../../support/wrappers'

/** Lists a status by its number. */
export const listOrderStatusesNumbersAStatus: Fault = {
  name: 'listOrderStatuses numbers a status',
  operation: 'listOrderStatuses',
  rule: 'schema',
  wrap: onAnswerAt('listOrderStatuses', '/0', () => 1),
}
