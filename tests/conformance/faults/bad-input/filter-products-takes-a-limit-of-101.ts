import type { Fault } from '../../support/fault'
import { acceptJson } from '../../support/wrappers'
import { isAbove } from './support/broken-values'

/** Takes a limit above 100 for 100. */
export const filterProductsTakesALimitOf101: Fault = {
  name: 'filterProducts takes a limit of 101',
  operation: 'filterProducts',
  rule: 'bad-input',
  wrap: acceptJson('filterProducts', '/limit', isAbove(100), 100),
}
