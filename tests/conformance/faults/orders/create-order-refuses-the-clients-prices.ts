import type { Fault } from '../../support/fault'
import { answerJson } from '../../support/json-answers'
import { onOperation } from '../../support/wrappers'

/** Refuses an order for names and prices that it should ignore. */
export const createOrderRefusesTheClientsPrices: Fault = {
  name: "createOrder refuses the client's prices",
  operation: 'createOrder',
  rule: 'own-prices',
  wrap: onOperation('createOrder', async (request, forward) => {
    const isTampered = (await request.clone().text()).includes('"Tampered"')
    return isTampered ? answerJson({ error: 'price: is not ours.' }, 409) : forward()
  }),
}
