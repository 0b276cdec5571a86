import { asObject } from '../../../../mocks/contract/json'
import type { Fault } from '../../support/fault'
import { answerJson } from '../../support/json-answers'
import { matchOperation } from '../../support/match-operation'

/** Answers that the product is deleted and still shows it. */
export const deleteProductDeletesNothing: Fault = {
  name: 'deleteProduct deletes nothing',
  operation: 'deleteProduct',
  rule: 'read-back',
  wrap: (next) => async (request) => {
    const match = matchOperation(request)
    if (match?.operation !== 'deleteProduct') return next(request)
    const shown = await next(
      new Request(new URL(`/api/product/show/${match.params['productId']}`, request.url)),
    )
    const isOurs = String(asObject(await shown.json())['name']).endsWith('Mayfly again')
    return isOurs ? answerJson({ message: 'Deleted.' }) : next(request)
  },
}
