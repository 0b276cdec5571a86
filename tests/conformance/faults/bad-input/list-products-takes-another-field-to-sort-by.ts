import type { Fault } from '../../support/fault'
import { acceptQuery } from '../../support/wrappers'

/** Takes an unknown field to sort by for its default. */
export const listProductsTakesAnotherFieldToSortBy: Fault = {
  name: 'listProducts takes another field to sort by',
  operation: 'listProducts',
  rule: 'bad-input',
  wrap: acceptQuery('listProducts', 'sortBy', (value) => value === 'sideways'),
}
