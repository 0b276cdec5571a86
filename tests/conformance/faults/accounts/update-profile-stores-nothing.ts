import { asObject } from '../../../../mocks/contract/json'
import type { Fault } from '../../support/fault'
import { answerJson } from '../../support/json-answers'
import { matchOperation } from '../../support/match-operation'
import { readJson } from '../../support/read-json'

/** Answers the changed profile and keeps the old one. */
export const updateProfileStoresNothing: Fault = {
  name: 'updateProfile stores nothing',
  operation: 'updateProfile',
  rule: 'read-back',
  wrap: (next) => async (request) => {
    if (matchOperation(request)?.operation !== 'updateProfile') return next(request)
    const sent = await readJson(request)
    const response = await next(
      new Request(request.url, {
        headers: { authorization: request.headers.get('authorization') ?? '' },
      }),
    )
    const user = asObject(await response.json())
    return response.ok && typeof sent['email'] === 'string'
      ? answerJson({ ...user, name: sent['name'], email: sent['email'] })
      : answerJson({ error: 'No.' }, response.ok ? 400 : response.status)
  },
}
