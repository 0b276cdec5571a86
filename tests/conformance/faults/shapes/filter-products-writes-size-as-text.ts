import type { Fault } from '../../support/fault'
import { onAnswerAt } from '../../support/wrappers'

/** Writes the size of the page as text. */
export const filterProductsWritesSizeAsText: Fault = {
  name: 'filterProducts writes size as text',
  operation: 'filterProducts',
  rule: 'schema',
  wrap: onAnswerAt('filterProducts', '/size', String),
}
