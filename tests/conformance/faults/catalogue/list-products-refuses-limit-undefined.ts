import type { Fault } from '../../support/fault'
import { answerJson } from '../../support/json-answers'
import { onOperation } from '../../support/wrappers'

/** Calls the literal word `undefined` a bad limit. */
export const listProductsRefusesLimitUndefined: Fault = {
  name: 'listProducts refuses limit=undefined',
  operation: 'listProducts',
  rule: 'refused',
  wrap: onOperation('listProducts', async (request, forward) =>
    request.url.includes('limit=undefined')
      ? answerJson({ error: 'limit: must be a number.' }, 400)
      : forward(),
  ),
}
