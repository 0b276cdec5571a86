import { asArray, asObject } from '../../../../mocks/contract/json'
import type { Contract } from '../../contract/read-contract'
import { buildRequest } from '../../http/build-request'
import type { Exchange } from '../../http/exchange'
import { readSentJson } from '../values/list-texts'

/**
 * Adds what an earlier run had made: the sign-up of its account, the creation of its category. A script makes them anew.
 *
 * @param tag part of the names of the checks' own records
 */
export function addMissing(
  exchanges: readonly Exchange[],
  contract: Contract,
  baseUrl: string,
  tag: string,
): readonly Exchange[] {
  const complete = [...exchanges]
  const build = (operation: string, parts: Parameters<typeof buildRequest>[2]) =>
    buildRequest(baseUrl, contract.operation(operation), parts)
  const add = (number: number, request: Exchange['request'], json: unknown) =>
    complete.push({
      number,
      request,
      status: 200,
      headers: {},
      text: JSON.stringify(json),
      json,
      startedAt: new Date(0),
      durationMs: 0,
    })

  const accounts = new Set<string>()
  for (const { request, status, number, json } of exchanges) {
    const { email, password, name } = asObject(readSentJson(request.body))
    if (status >= 300 || typeof email !== 'string') continue
    const key = email.toLowerCase()
    const isOwn = key.includes(tag)
    if (request.operation === 'signIn' && isOwn && !accounts.has(key)) {
      const user = asObject(asObject(json)['user'])
      const named = String(user['name'] ?? 'Conformance')
      add(number - 0.5, build('signUp', { json: { name: named, email, password } }), {})
    }
    if (request.operation === 'signIn' || name !== undefined) accounts.add(key)
  }

  const made = new Set(
    exchanges
      .filter(({ request }) => request.operation === 'createCategory')
      .map(({ json }) => asObject(asObject(json)['data'])['_id']),
  )
  const admin = exchanges.find(
    ({ request, json }) =>
      request.operation === 'signIn' && asObject(asObject(json)['user'])['role'] === 1,
  )
  const { token, user } = asObject(admin?.json)
  const listed = exchanges
    .filter(({ request }) => request.operation === 'listCategories')
    .flatMap(({ json }) => asArray(json).map(asObject))
  for (const category of listed) {
    const { _id: id, name } = category
    if (!admin || made.has(id) || !String(name).includes(tag)) continue
    made.add(id)
    const path = { userId: String(asObject(user)['_id']) }
    const request = build('createCategory', { path, token: String(token), json: { name } })
    add(admin.number + 0.1 + made.size / 1000, request, { data: category })
  }
  return complete.toSorted((a, b) => a.number - b.number)
}
