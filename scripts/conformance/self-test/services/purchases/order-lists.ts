import { asObject, type JsonObject } from '../../../../../mocks/contract/json'
import type { Wrapper } from '../../fault'
import { matchOperation } from '../../wrap/match-operation'
import { answerJson, changeAnswer } from '../../wrap/messages'
import { entries, onAnswer, onOperation } from '../../wrap/one-operation'
import { enterAs } from '../../wrap/people'
import { callerOf, onTurn, type Turn } from '../trade/turn'

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

/** Every order is as young as its last change, in the list of all. */
export function touchTimes(operation: string): Wrapper {
  const changed = new Map<string, string>()
  const touch = (order: JsonObject) => {
    const createdAt = changed.get(String(order['_id']))
    return createdAt === undefined ? order : { ...order, createdAt }
  }
  const list = onAnswer('listOrders', (body) =>
    entries(body)
      .map(touch)
      .toSorted((a, b) => timeOf(b) - timeOf(a)),
  )
  const note = onOperation(operation, async (_, forward, { params }) => {
    const response = await forward()
    if (response.ok) changed.set(params['orderId'] ?? '', new Date().toISOString())
    return response
  })
  return (next) => list(note(next))
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

/** The list of all orders, as the administrator who signed in last gets it. */
export async function readAll({ people, request, next }: Turn): Promise<Response> {
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
