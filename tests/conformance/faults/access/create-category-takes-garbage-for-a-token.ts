import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { garbage } from './support/intruders'

/** Makes a category for whoever sends a word that is no token. */
export const createCategoryTakesGarbageForAToken: Fault = {
  name: 'createCategory takes garbage for a token',
  operation: 'createCategory',
  rule: 'bad-token',
  wrap: hole('createCategory', garbage),
}
