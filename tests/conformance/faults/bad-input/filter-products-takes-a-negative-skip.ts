import type { Fault } from '../../support/fault'
import { acceptJson } from '../../support/wrappers'
import { isBelow } from './support/broken-values'

/** Takes a negative skip for 0. */
export const filterProductsTakesANegativeSkip: Fault = {
  name: 'filterProducts takes a negative skip',
  operation: 'filterProducts',
  rule: 'bad-input',
  wrap: acceptJson('filterProducts', '/skip', isBelow(0), 0),
}
