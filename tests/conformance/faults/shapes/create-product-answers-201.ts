import type { Fault } from '../../support/fault'
import { onStatus } from '../../support/wrappers'

/** Answers a new product with 201, which the contract does not list. */
export const createProductAnswers201: Fault = {
  name: 'createProduct answers 201',
  operation: 'createProduct',
  rule: 'status',
  wrap: onStatus('createProduct', 200, 201),
}
