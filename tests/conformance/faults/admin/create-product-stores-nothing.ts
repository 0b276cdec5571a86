import { asObject } from '../../../../mocks/contract/json'
import type { Fault } from '../../support/fault'
import { answerJson } from '../../support/json-answers'
import { matchOperation } from '../../support/match-operation'

/** Answers a new product under an id that nothing has. */
export const createProductStoresNothing: Fault = {
  name: 'createProduct stores nothing',
  operation: 'createProduct',
  rule: 'read-back',
  wrap: (next) => async (request) => {
    const isCreate = matchOperation(request)?.operation === 'createProduct'
    const response = await next(request)
    if (!isCreate || !response.ok) return response
    const body = asObject(await response.json())
    return answerJson({ ...body, data: { ...asObject(body['data']), _id: 'prd_none' } })
  },
}
