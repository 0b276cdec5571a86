import type { Fault } from '../../support/fault'
import { onForm } from '../../support/wrappers'
import { replaceOwn } from './support/replace-own'

/** Stores another quantity than the one sent. */
export const createProductTakesShippingForQuantity: Fault = {
  name: 'createProduct takes shipping for quantity',
  operation: 'createProduct',
  rule: 'read-back',
  wrap: onForm('createProduct', (form) => replaceOwn(form, 'quantity', '1')),
}
