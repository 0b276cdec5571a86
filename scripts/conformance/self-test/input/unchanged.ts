import { asArray, asObject } from '../../../../mocks/contract/json'
import type { Wrapper } from '../fault'
import { matchOperation } from '../wrap/match-operation'
import { readForm, readJson } from '../wrap/messages'
import { onOperation } from '../wrap/one-operation'
import { answerError } from './refusals'

/** Refuses a profile of which the fields are what they were, as where a change of nothing counts as nobody found. */
export function refuseSameProfile(
  operation: string,
  fields: readonly string[],
  status: number,
): Wrapper {
  return (next) =>
    onOperation(operation, async (request, forward) => {
      const { url, headers } = request
      const sent = await readJson(request)
      const kept = await readJson(
        await next(
          new Request(url, { headers: { authorization: headers.get('authorization') ?? '' } }),
        ),
      )
      const isSame = !sent['password'] && fields.every((field) => sent[field] === kept[field])
      return isSame ? answerError(operation, status, 'Nothing was changed.') : forward()
    })(next)
}

/** Refuses a product of which all that is sent is what it was. */
export function refuseSameProduct(operation: string, status: number): Wrapper {
  return (next) =>
    onOperation(operation, async (request, forward, { params }) => {
      const form = await readForm(request)
      const address = new URL(`/api/product/show/${params['productId']}`, request.url)
      const kept = await readJson(await next(new Request(address)))
      const category = asObject(kept['category'])['_id']
      const fields = [...(form?.entries() ?? [])]
      const isSame = fields.every(
        ([name, value]) => String(name === 'category' ? category : kept[name]) === value,
      )
      return isSame && fields.length > 0
        ? answerError(operation, status, 'Nothing was changed.')
        : forward()
    })(next)
}

/** Refuses the status that an order has already. */
export function refuseSameStatus(operation: string, status: number): Wrapper {
  return (next) => {
    const known = new Map<string, unknown>()
    return async (request) => {
      const match = matchOperation(request)
      const sent = match?.operation === operation ? await readJson(request) : {}
      const isSame = sent['status'] && known.get(match?.params['orderId'] ?? '') === sent['status']
      if (isSame) return answerError(operation, status, 'No order was changed.')
      const response = await next(request)
      if ((match?.operation === operation || match?.operation === 'createOrder') && response.ok) {
        const order = await readJson(response)
        known.set(String(order['_id']), order['status'])
      }
      return response
    }
  }
}

/** Answers an error in place of an empty list or page. */
export function refuseEmpty(operation: string, status: number): Wrapper {
  return onOperation(operation, async (_, forward) => {
    const response = await forward()
    if (!response.ok) return response
    const body: unknown = await response.clone().json()
    const found = Array.isArray(body) ? body : asArray(asObject(body)['data'])
    return found.length === 0 ? answerError(operation, status, 'Nothing was found.') : response
  })
}
