import type { Fault } from '../../support/fault'
import { onForm } from '../../support/wrappers'

/** Empties a field that the update does not mention. */
export const updateProductForgetsWhatIsNotSent: Fault = {
  name: 'updateProduct forgets what is not sent',
  operation: 'updateProduct',
  rule: 'kept-value',
  wrap: onForm('updateProduct', (form) => {
    if (form.get('price') === '7.35' && !form.has('quantity')) form.set('quantity', '0')
  }),
}
