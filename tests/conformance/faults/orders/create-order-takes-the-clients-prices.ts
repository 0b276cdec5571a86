import { asObject } from '../../../../mocks/contract/json'
import type { Fault } from '../../support/fault'
import { changeAnswer } from '../../support/json-answers'
import { readJson } from '../../support/read-json'
import { entries, onOperation } from '../../support/wrappers'

/** Stores the names and prices that the client sent. */
export const createOrderTakesTheClientsPrices: Fault = {
  name: "createOrder takes the client's prices",
  operation: 'createOrder',
  rule: 'own-prices',
  wrap: onOperation('createOrder', async (request, forward) => {
    const sent = entries(asObject((await readJson(request))['order'])['products'])
    const response = await forward()
    if (!response.ok || sent[0]?.['name'] !== 'Tampered') return response
    return changeAnswer(response, (body) => ({ ...asObject(body), products: sent }))
  }),
}
