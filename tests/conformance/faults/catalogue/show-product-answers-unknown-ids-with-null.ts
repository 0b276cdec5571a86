import type { Fault } from '../../support/fault'
import { answerJson } from '../../support/json-answers'
import { onOperation } from '../../support/wrappers'

/** Answers 200 and nothing for an id that no product has. */
export const showProductAnswersUnknownIdsWithNull: Fault = {
  name: 'showProduct answers unknown ids with null',
  operation: 'showProduct',
  rule: 'unknown-id',
  wrap: onOperation('showProduct', async (_, forward) => {
    const response = await forward()
    return response.status === 404 ? answerJson(null) : response
  }),
}
