import type { Fault } from '../../support/fault'
import { onAnswerAt } from '../../support/wrappers'

/** Writes the price as text. */
export const showProductWritesPricesAsText: Fault = {
  name: 'showProduct writes prices as text',
  operation: 'showProduct',
  rule: 'schema',
  wrap: onAnswerAt('showProduct', '/price', String),
}
