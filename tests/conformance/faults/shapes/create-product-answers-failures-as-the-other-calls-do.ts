import type { Fault } from '../../support/fault'
import { inPlaceOf } from '../../support/wrappers'

/** Answers a refused product with `error`, where the contract has `success` and `message`. */
export const createProductAnswersFailuresAsTheOtherCallsDo: Fault = {
  name: 'createProduct answers failures as the other calls do',
  operation: 'createProduct',
  rule: 'schema',
  wrap: inPlaceOf('createProduct', 400, { error: 'No.' }, 400),
}
