import type { Fault } from '../../support/fault'
import { entries, onAnswer } from '../../support/wrappers'

/** Finds only names that begin with the text. */
export const searchProductsLooksAtBeginnings: Fault = {
  name: 'searchProducts looks at beginnings',
  operation: 'searchProducts',
  rule: 'search',
  wrap: onAnswer('searchProducts', (body, request) => {
    const text = (new URL(request.url).searchParams.get('search') ?? '').toLowerCase()
    return entries(body).filter(({ name }) => String(name).toLowerCase().startsWith(text))
  }),
}
