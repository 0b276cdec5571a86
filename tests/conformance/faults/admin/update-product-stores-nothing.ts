import type { Fault } from '../../support/fault'
import { onForm } from '../../support/wrappers'

/** Answers that the product is changed and keeps its price. */
export const updateProductStoresNothing: Fault = {
  name: 'updateProduct stores nothing',
  operation: 'updateProduct',
  rule: 'read-back',
  wrap: onForm('updateProduct', (form) => {
    if (form.get('price') === '7.35') form.delete('price')
  }),
}
