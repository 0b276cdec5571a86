import { changeRequest } from '../../support/change-request'
import type { Fault } from '../../support/fault'
import { readJson } from '../../support/read-json'
import { onOperation } from '../../support/wrappers'

/** Takes a body that names another order than the path. */
export const updateOrderStatusLooksAtThePathAlone: Fault = {
  name: 'updateOrderStatus looks at the path alone',
  operation: 'updateOrderStatus',
  rule: 'wrong-order',
  wrap: onOperation('updateOrderStatus', async (request, forward, { params }) => {
    const body = await readJson(request)
    const isOther =
      String(body['orderId']).includes('no-such') && !params['orderId']?.includes('no-such')
    return isOther
      ? forward(await changeRequest(request, { json: { ...body, orderId: params['orderId'] } }))
      : forward()
  }),
}
