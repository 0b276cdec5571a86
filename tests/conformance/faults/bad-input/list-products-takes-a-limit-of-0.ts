import type { Fault } from '../../support/fault'
import { acceptQuery } from '../../support/wrappers'

/** Takes a limit of 0 for none. */
export const listProductsTakesALimitOf0: Fault = {
  name: 'listProducts takes a limit of 0',
  operation: 'listProducts',
  rule: 'bad-input',
  wrap: acceptQuery('listProducts', 'limit', (value) => value === '0'),
}
