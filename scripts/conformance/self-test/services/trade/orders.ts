import { asObject, type JsonObject } from '../../../../../mocks/contract/json'
import type { Wrapper } from '../../fault'
import { everyObject } from '../../wrap/every-answer'
import { matchOperation } from '../../wrap/match-operation'
import { answerJson, changeAnswer, changeRequest, readJson } from '../../wrap/messages'
import { entries, onAnswer, onJson, onOperation } from '../../wrap/one-operation'
import { enterAs } from '../../wrap/people'
import { callerOf, onTurn, type Turn } from './turn'

export function timeOf(order: JsonObject): number {
  return Date.parse(String(order['createdAt']))
}

/** Sorts a list of orders, the greatest first. */
export function sortBy(operation: string, key: (order: JsonObject) => string | number): Wrapper {
  return onAnswer(operation, (body) =>
    entries(body).toSorted((a, b) => (key(a) === key(b) ? 0 : key(a) < key(b) ? 1 : -1)),
  )
}

/** Sorts by the time of the last status. */
export function sortByChange(operation: string): Wrapper {
  const changed = new Map<string, number>()
  const rank = ({ _id }: JsonObject) => changed.get(String(_id)) ?? 0
  const sort = onAnswer(operation, (body) => entries(body).toSorted((a, b) => rank(b) - rank(a)))
  return (next) =>
    sort(async (request) => {
      const match = matchOperation(request)
      const response = await next(request)
      if (match?.operation === 'updateOrderStatus' && response.ok) {
        changed.set(match.params['orderId'] ?? '', changed.size + 1)
      }
      return response
    })
}

export type Keep = (
  order: JsonObject,
  index: number,
  params: Readonly<Record<string, string>>,
) => boolean

/** Leaves orders out of a list. */
export function keepOnly(operation: string, isKept: Keep): Wrapper {
  return onAnswer(operation, (body, request) =>
    entries(body).filter((order, index) =>
      isKept(order, index, matchOperation(request)?.params ?? {}),
    ),
  )
}

/** Changes every order of an answer. */
export function changeEach(operation: string, change: (order: JsonObject) => JsonObject): Wrapper {
  return onAnswer(operation, (body) =>
    Array.isArray(body) ? entries(body).map(change) : change(asObject(body)),
  )
}

/** Answers an empty list to those who may not see it. */
export function answerNone(operation: string): Wrapper {
  return onTurn(operation, async (turn) => {
    const response = await turn.forward()
    const isOwnPath = callerOf(turn)?.id === turn.params['userId']
    return response.status === 403 && isOwnPath ? answerJson([]) : response
  })
}

/** Answers every order to administrators who ask for their own. */
export function answerAll(operation: string): Wrapper {
  return onTurn(operation, async (turn) => {
    const response = await turn.forward()
    const caller = callerOf(turn)
    return response.ok && caller?.role === 1 ? readAll(turn) : response
  })
}

/** Joins orders with users by their names. */
export function answerOfName(operation: string): Wrapper {
  return onTurn(operation, async (turn) => {
    const response = await turn.forward()
    const name = response.ok
      ? asObject(entries(await response.clone().json())[0]?.['user'])['name']
      : undefined
    if (name === undefined) return response
    const all = await readAll(turn)
    return all.ok
      ? changeAnswer(all, (body) =>
          entries(body).filter(({ user }) => asObject(user)['name'] === name),
        )
      : response
  })
}

async function readAll({ people, request, next }: Turn): Promise<Response> {
  const administrator = people.administrator()
  if (!administrator) return answerJson([], 403)
  const url = new URL(`/api/order/list/${administrator.id}`, request.url)
  return enterAs(new Request(url), administrator, next)
}

/** Names the caller as the user of every order. */
export function nameCaller(operation: string): Wrapper {
  return onAnswer(operation, (body, request) =>
    entries(body).map((order) => ({
      ...order,
      user: { ...asObject(order['user']), _id: matchOperation(request)?.params['userId'] },
    })),
  )
}

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
