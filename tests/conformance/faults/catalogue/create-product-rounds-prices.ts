import type { Fault } from '../../support/fault'
import { onForm } from '../../support/wrappers'

/** Stores prices in whole dollars. */
export const createProductRoundsPrices: Fault = {
  name: 'createProduct rounds prices',
  operation: 'createProduct',
  rule: 'read-back',
  wrap: onForm('createProduct', (form) => {
    const price = Number(form.get('price'))
    if (price > 0) form.set('price', String(Math.round(price)))
  }),
}
