import type { Fault } from '../../support/fault'
import { answerJson } from '../../support/json-answers'
import { readJson } from '../../support/read-json'
import { onOperation } from '../../support/wrappers'

/** Lets nobody pay for what is free. */
export const createPaymentRefusesAnAmountOf0: Fault = {
  name: 'createPayment refuses an amount of 0',
  operation: 'createPayment',
  rule: 'refused',
  wrap: onOperation('createPayment', async (request, forward) => {
    const { amount } = await readJson(request)
    const response = await forward()
    return amount === 0 && response.ok
      ? answerJson({ error: 'amount: must be more than 0.' }, 400)
      : response
  }),
}
