import { asObject } from '../../../../../mocks/contract/json'
import type { Wrapper } from '../../fault'
import { everyObject } from '../../wrap/every-answer'
import { matchOperation } from '../../wrap/match-operation'
import { changeAnswer, changeRequest, readJson } from '../../wrap/messages'
import { entries, onAnswer, onJson, onOperation } from '../../wrap/one-operation'
import { onTurn } from '../trade/turn'
import { readAll } from './order-lists'

/** Answers what was read before the new status was written. */
export function answerBefore(operation: string): Wrapper {
  const current = new Map<unknown, unknown>()
  return onAnswer(operation, (body) => {
    const order = asObject(body)
    const before = current.get(order['_id']) ?? 'Not processed'
    current.set(order['_id'], order['status'])
    return { ...order, status: before }
  })
}

/** Answers the new status, while lists go on to show the first. */
export function storeNothing(operation: string): Wrapper {
  const changed = new Set<unknown>()
  const reset = everyObject((object) =>
    changed.has(object['_id']) && 'status' in object
      ? { ...object, status: 'Not processed' }
      : object,
  )
  return (next) => async (request) => {
    const match = matchOperation(request)
    if (match?.operation !== operation) return reset(next)(request)
    const response = await next(request)
    if (response.ok) changed.add(match.params['orderId'])
    return response
  }
}

const STATUSES = ['Not processed', 'Processing', 'Shipped', 'Delivered', 'Cancelled']

export const takeAny = (status: unknown) =>
  typeof status === 'string' && status !== '' && !STATUSES.includes(status) ? 'Processing' : status
export const takeAnyCase = (status: unknown) =>
  STATUSES.find((one) => one.toLowerCase() === String(status).toLowerCase()) ?? status

/** Sets the order that was made last, and answers the one that was asked for. */
export function setNewest(operation: string): Wrapper {
  let newest = ''
  const set = onOperation(operation, async (request, forward, { params }) => {
    const id = params['orderId'] ?? ''
    const body = await readJson(request)
    if (newest === '' || newest === id || body['orderId'] !== id) return forward()
    const response = await forward(
      await changeRequest(request, {
        url: request.url.replace(id, newest),
        json: { ...body, orderId: newest },
      }),
    )
    return response.ok
      ? changeAnswer(response, (one) => ({ ...asObject(one), _id: id }))
      : forward()
  })
  return (next) =>
    set(async (request) => {
      const response = await next(request)
      if (matchOperation(request)?.operation === 'createOrder' && response.ok) {
        newest = String((await readJson(response))['_id'])
      }
      return response
    })
}

/** Sets the status of every order of the order's user. */
export function setAll(operation: string): Wrapper {
  return onTurn(operation, async (turn) => {
    const response = await turn.forward()
    if (!response.ok) return response
    const { user, status } = asObject(await response.clone().json())
    const orders = entries(await (await readAll(turn)).json())
    const id = turn.params['orderId'] ?? ''
    for (const other of orders) {
      const otherId = String(other['_id'])
      if (asObject(other['user'])['_id'] !== asObject(user)['_id'] || otherId === id) continue
      const url = turn.request.url.replace(id, otherId)
      await turn.next(
        await changeRequest(turn.request, { url, json: { status, orderId: otherId } }),
      )
    }
    return response
  })
}

/** Takes the order of the path where the body names none. */
export function fillOrderId(operation: string): Wrapper {
  return (next) => (request) => {
    const { operation: called, params } = matchOperation(request) ?? {}
    if (called !== operation) return next(request)
    return onJson(operation, (body) => ({ orderId: params?.['orderId'], ...body }))(next)(request)
  }
}
