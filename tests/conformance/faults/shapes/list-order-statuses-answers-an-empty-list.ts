import type { Fault } from '../../support/fault'
import { onAnswer } from '../../support/wrappers'

/** Lists no status at all. */
export const listOrderStatusesAnswersAnEmptyList: Fault = {
  name: 'listOrderStatuses answers an empty list',
  operation: 'listOrderStatuses',
  rule: 'schema',
  wrap: onAnswer('listOrderStatuses', () => []),
}
