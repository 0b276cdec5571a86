import type { Fault } from '../../support/fault'
import { answerJson } from '../../support/json-answers'
import { entries } from '../../support/wrappers'

/** Lists the product among those related to it. */
export const listRelatedProductsHoldsTheProductItself: Fault = {
  name: 'listRelatedProducts holds the product itself',
  operation: 'listRelatedProducts',
  rule: 'related',
  wrap: (next) => async (request) => {
    const response = await next(request)
    if (!request.url.includes('/product/related/') || !response.ok) return response
    const own = await next(new Request(request.url.replace('/related/', '/show/')))
    return answerJson([await own.json(), ...entries(await response.json())])
  },
}
