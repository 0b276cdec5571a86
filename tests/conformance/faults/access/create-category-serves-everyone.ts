import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { anyRole } from './support/intruders'

/** Makes a category for users who are no administrators. */
export const createCategoryServesEveryone: Fault = {
  name: 'createCategory serves everyone',
  operation: 'createCategory',
  rule: 'not-admin',
  wrap: hole('createCategory', anyRole),
}
