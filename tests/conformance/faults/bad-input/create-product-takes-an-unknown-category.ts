import type { Fault } from '../../support/fault'
import type { Wrapper } from '../../support/handler'
import { onForm } from '../../support/wrappers'

/** Makes products of a category that does not exist. */
export const createProductTakesAnUnknownCategory: Fault = {
  name: 'createProduct takes an unknown category',
  operation: 'createProduct',
  rule: 'bad-input',
  wrap: rememberCategory(),
}

function rememberCategory(): Wrapper {
  let known = ''
  return onForm('createProduct', (form) => {
    const category = String(form.get('category'))
    if (category.includes('no-such')) form.set('category', known)
    else known = category
  })
}
