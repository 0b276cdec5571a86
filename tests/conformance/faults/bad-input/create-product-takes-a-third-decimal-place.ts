import type { Fault } from '../../support/fault'
import { acceptForm } from '../../support/wrappers'

/** Makes products whose price is no whole number of cents. */
export const createProductTakesAThirdDecimalPlace: Fault = {
  name: 'createProduct takes a third decimal place',
  operation: 'createProduct',
  rule: 'bad-input',
  wrap: acceptForm('createProduct', 'price', (value) => /\.\d{3}/.test(value ?? ''), '1'),
}
