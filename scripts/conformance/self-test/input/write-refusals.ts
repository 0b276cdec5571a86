import { asObject } from '../../../../mocks/contract/json'
import type { Wrapper } from '../fault'
import { matchOperation } from '../wrap/match-operation'
import { readForm, readJson } from '../wrap/messages'
import { entries, onOperation } from '../wrap/one-operation'
import { answerError } from './refusals'

/** Refuses names that another record has, as a unique index does that nobody asked for. */
export function refuseKnownNames(operation: string, status: number): Wrapper {
  return (next) => {
    const names = new Set<unknown>()
    return onOperation(operation, async (request, forward) => {
      const name = (await readForm(request))?.get('name')
      if (names.has(name)) return answerError(operation, status, 'name: exists already.')
      const response = await forward()
      if (response.ok) names.add(name)
      return response
    })(next)
  }
}

/** Refuses categories whose name contains another's, as an unanchored pattern does. */
export function refuseContainedNames(operation: string): Wrapper {
  return (next) =>
    onOperation(operation, async (request, forward) => {
      const name = String((await readJson(request))['name']).toLowerCase()
      const listed = await next(new Request(new URL('/api/category/list', request.url)))
      const isTaken = entries(await listed.json()).some(
        (one) => name !== '' && String(one['name']).toLowerCase().includes(name),
      )
      return isTaken ? answerError(operation, 409, 'name: is taken.') : forward()
    })(next)
}

/** Refuses to delete products that an order holds, as a foreign key does. */
export function refuseSold(operation: string, status: number): Wrapper {
  return (next) => {
    const sold = new Set<string>()
    return async (request) => {
      const match = matchOperation(request)
      if (match?.operation === operation && sold.has(match.params['productId'] ?? '')) {
        return answerError(operation, status, 'The product is in an order.')
      }
      const sent = match?.operation === 'createOrder' ? await readJson(request) : {}
      const response = await next(request)
      if (response.ok) {
        for (const { _id } of entries(asObject(sent['order'])['products'])) sold.add(String(_id))
      }
      return response
    }
  }
}
