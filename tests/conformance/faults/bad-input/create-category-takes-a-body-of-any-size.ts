import { changeRequest } from '../../support/change-request'
import type { Fault } from '../../support/fault'
import { onOperation } from '../../support/wrappers'

/** What the contract allows this operation. */
const MOST = 8 * 1024

/** Reads JSON bodies larger than the contract allows. */
export const createCategoryTakesABodyOfAnySize: Fault = {
  name: 'createCategory takes a body of any size',
  operation: 'createCategory',
  rule: 'too-large',
  wrap: onOperation('createCategory', async (request, forward) => {
    const text = await request.clone().text()
    const name = `Large ${Date.now()}`
    return text.length > MOST
      ? forward(await changeRequest(request, { json: { name } }))
      : forward()
  }),
}
