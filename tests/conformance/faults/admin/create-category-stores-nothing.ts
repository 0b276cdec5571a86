import type { Fault } from '../../support/fault'
import { answerJson } from '../../support/json-answers'
import { readJson } from '../../support/read-json'
import { onOperation } from '../../support/wrappers'

/** Answers a new category and forgets it. */
export const createCategoryStoresNothing: Fault = {
  name: 'createCategory stores nothing',
  operation: 'createCategory',
  rule: 'read-back',
  isFirstRun: true,
  wrap: onOperation('createCategory', async (request, forward) => {
    const { name } = await readJson(request)
    const isOwn = typeof name === 'string' && name.startsWith('Conformance')
    return isOwn ? answerJson({ success: true, data: { _id: 'cat_none', name } }) : forward()
  }),
}
