import type { Fault } from '../../support/fault'
import { answerJson } from '../../support/json-answers'
import { onOperation } from '../../support/wrappers'

/** Refuses a public call for the bad token that comes with it. */
export const listCategoriesChecksTokens: Fault = {
  name: 'listCategories checks tokens',
  operation: 'listCategories',
  rule: 'status',
  wrap: onOperation('listCategories', async (request, forward) =>
    request.headers.has('authorization') ? answerJson({ error: 'Bad token.' }, 401) : forward(),
  ),
}
