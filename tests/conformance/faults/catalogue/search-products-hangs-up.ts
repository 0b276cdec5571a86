import type { Fault } from '../../support/fault'
import { onOperation } from '../../support/wrappers'

/** Closes the connection in place of an answer to searches that find nothing. */
export const searchProductsHangsUp: Fault = {
  name: 'searchProducts hangs up',
  operation: 'searchProducts',
  rule: 'unreachable',
  wrap: onOperation('searchProducts', async (_, forward) => {
    const response = await forward()
    if ((await response.clone().text()) === '[]') throw new TypeError('the connection was reset')
    return response
  }),
}
