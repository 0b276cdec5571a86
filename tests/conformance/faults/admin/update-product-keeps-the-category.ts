import type { Fault } from '../../support/fault'
import { onForm } from '../../support/wrappers'

/** Leaves a product in the category that it was to leave. */
export const updateProductKeepsTheCategory: Fault = {
  name: 'updateProduct keeps the category',
  operation: 'updateProduct',
  rule: 'read-back',
  wrap: onForm('updateProduct', (form) => {
    if (form.has('sold')) form.delete('category')
  }),
}
