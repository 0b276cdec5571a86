import type { Fault } from '../../support/fault'
import { acceptJson } from '../../support/wrappers'
import { isBelow } from './support/broken-values'

/** Takes a limit below 1 for 1. */
export const filterProductsTakesALimitOf0: Fault = {
  name: 'filterProducts takes a limit of 0',
  operation: 'filterProducts',
  rule: 'bad-input',
  wrap: acceptJson('filterProducts', '/limit', isBelow(1), 1),
}
