import type { Fault } from '../../support/fault'
import { onAnswerAt } from '../../support/wrappers'

/** Shows a price that is no whole number of cents. */
export const showProductAnswersPricesWithThreeDecimalPlaces: Fault = {
  name: 'showProduct answers prices with three decimal places',
  operation: 'showProduct',
  rule: 'schema',
  wrap: onAnswerAt('showProduct', '/price', (price) => Number(price) + 0.001),
}
