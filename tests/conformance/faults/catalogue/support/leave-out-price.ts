import { asArray } from '../../../../../mocks/contract/json'
import type { Wrapper } from '../../../support/handler'
import { answerJson } from '../../../support/json-answers'
import { readJson } from '../../../support/read-json'
import { onOperation } from '../../../support/wrappers'
import { filters } from './filters'
import { data, page } from './pages'

/** Leaves out products that cost exactly one of the bounds, lower or upper. */
export function leaveOutPrice(bound: 0 | 1): Wrapper {
  return onOperation('filterProducts', async (request, forward) => {
    const limit = asArray(filters(await readJson(request))['price'])[bound]
    const response = await forward()
    if (!response.ok || limit === undefined) return response
    return answerJson(page(data(await response.json()).filter(({ price }) => price !== limit)))
  })
}
