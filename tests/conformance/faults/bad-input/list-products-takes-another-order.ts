import type { Fault } from '../../support/fault'
import { acceptQuery } from '../../support/wrappers'

/** Takes an unknown direction for its default. */
export const listProductsTakesAnotherOrder: Fault = {
  name: 'listProducts takes another order',
  operation: 'listProducts',
  rule: 'bad-input',
  wrap: acceptQuery('listProducts', 'order', (value) => value === 'sideways'),
}
