import { asObject } from '../../../../mocks/contract/json'
import type { Wrapper } from '../fault'
import { matchOperation } from '../wrap/match-operation'
import { answerJson, changeRequest, readJson } from '../wrap/messages'
import { entries } from '../wrap/one-operation'
import { enterAs, type People, readToken, withPeople } from '../wrap/people'

/** Shows an administrator the orders of everybody as their own. */
export function showAllOrders(operation: string): Wrapper {
  return withPeople(async (request, next, people) => {
    const match = matchOperation(request)
    const caller = people.byToken(readToken(request) ?? '')
    const isOwn = caller?.role === 1 && caller.id === match?.params['userId']
    if (match?.operation !== operation || !isOwn) return next(request)
    return next(
      await changeRequest(request, {
        url: request.url.replace('/user/orders/by/user/', '/order/list/'),
      }),
    )
  })
}

/** Shows everybody the orders of those who have the same name, as where orders keep no more of a user. */
export function showOrdersOfNamesakes(operation: string): Wrapper {
  return withPeople(async (request, next, people) => {
    const response = await next(request)
    const match = matchOperation(request)
    const administrator = people.administrator()
    if (match?.operation !== operation || !response.ok || !administrator) return response
    const all = await readAllOrders(request, administrator, next)
    const own = entries(await response.json())
    const name = own[0] && asObject(own[0]['user'])['name']
    const shown = all.filter((order) => asObject(order['user'])['name'] === name)
    return answerJson(own.length > 0 ? shown : own)
  })
}

type Person = NonNullable<ReturnType<People['administrator']>>

async function readAllOrders(
  { url }: Request,
  { id, token }: Person,
  next: (request: Request) => Promise<Response>,
) {
  const headers = { authorization: `Bearer ${token}` }
  const listed = await next(new Request(new URL(`/api/order/list/${id}`, url), { headers }))
  return entries(await listed.json())
}

/** Changes the user whom the body names, not the path's. */
export function followBodyId(operation: string): Wrapper {
  return withPeople(async (request, next, people) => {
    const isCalled = matchOperation(request)?.operation === operation
    const { _id } = isCalled ? await readJson(request) : {}
    const person = people.byId(String(_id))
    return person && isCalled ? enterAs(request, person, next) : next(request)
  })
}

/** Takes the user whom the client names for the one who ordered. */
export function takeClientsUser(operation: string): Wrapper {
  return (next) => {
    return async (request) => {
      const match = matchOperation(request)
      const { user } =
        match?.operation === operation ? asObject((await readJson(request))['order']) : {}
      const response = await next(request)
      if (match?.operation !== operation || !response.ok || !user) return response
      const order = await readJson(response)
      return answerJson({ ...order, user })
    }
  }
}
