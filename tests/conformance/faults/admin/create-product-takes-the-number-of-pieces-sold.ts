import { asObject } from '../../../../mocks/contract/json'
import type { Fault } from '../../support/fault'
import { answerJson } from '../../support/json-answers'
import { matchOperation } from '../../support/match-operation'

/** Lets whoever makes a product say how many were sold. */
export const createProductTakesTheNumberOfPiecesSold: Fault = {
  name: 'createProduct takes the number of pieces sold',
  operation: 'createProduct',
  rule: 'ignored-field',
  wrap: (next) => {
    const sold = new Map<string, number>()
    return async (request) => {
      const match = matchOperation(request)
      const form =
        match?.operation === 'createProduct'
          ? await request
              .clone()
              .formData()
              .catch(() => undefined)
          : undefined
      const response = await next(request)
      if (form?.has('sold') && response.ok) {
        const id = String(asObject(asObject(await response.clone().json())['data'])['_id'])
        sold.set(id, Number(form.get('sold')))
      }
      const shown = sold.get(match?.params['productId'] ?? '')
      return match?.operation === 'showProduct' && shown !== undefined && response.ok
        ? answerJson({ ...asObject(await response.json()), sold: shown })
        : response
    }
  },
}
