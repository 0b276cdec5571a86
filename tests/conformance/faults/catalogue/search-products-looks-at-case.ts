import type { Fault } from '../../support/fault'
import { entries, onAnswer } from '../../support/wrappers'

/** Finds only names in the case that was typed. */
export const searchProductsLooksAtCase: Fault = {
  name: 'searchProducts looks at case',
  operation: 'searchProducts',
  rule: 'search',
  wrap: onAnswer('searchProducts', (body, request) => {
    const text = new URL(request.url).searchParams.get('search') ?? ''
    return entries(body).filter(({ name }) => String(name).includes(text))
  }),
}
