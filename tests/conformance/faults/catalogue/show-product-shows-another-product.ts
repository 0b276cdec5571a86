import { asObject } from '../../../../mocks/contract/json'
import type { Fault } from '../../support/fault'
import { onAnswer } from '../../support/wrappers'

/** Answers with the id of another product than the one asked for. */
export const showProductShowsAnotherProduct: Fault = {
  name: 'showProduct shows another product',
  operation: 'showProduct',
  rule: 'read-back',
  wrap: onAnswer('showProduct', (body) => ({ ...asObject(body), _id: 'another' })),
}
