import type { Fault } from '../../support/fault'
import { inPlaceOf } from '../../support/wrappers'

/** Calls the text of an error `message`. */
export const showProductAnswers404InAnotherShape: Fault = {
  name: 'showProduct answers 404 in another shape',
  operation: 'showProduct',
  rule: 'schema',
  wrap: inPlaceOf('showProduct', 404, { message: 'Not found' }, 404),
}
