import { asArray, asObject } from '../../../../mocks/contract/json'
import type { Contract } from '../../contract/read-contract'
import { buildRequest, type RequestParts } from '../../http/build-request'
import type { Exchange, SentRequest } from '../../http/exchange'
import { readSentJson } from '../values/list-texts'

interface Own {
  readonly contract: Contract
  readonly baseUrl: string
  /** Part of the names of the checks' own records. */
  readonly tag: string
  /** A request as the service has it. */
  toService(request: SentRequest): SentRequest
}

/** Adds what an earlier run had made: the sign-up of its account, the creation of its category. A script makes them anew. */
export function addMissing(
  exchanges: readonly Exchange[],
  { contract, baseUrl, tag, toService }: Own,
): readonly Exchange[] {
  const build: Build = (operation, parts) =>
    buildRequest(baseUrl, contract.operation(operation), parts)
  const added = [
    ...listSignUps(exchanges, build, tag),
    ...listCreations(exchanges, build, tag),
  ].map((one) => ({ ...one, wire: { request: toService(one.request), text: one.text } }))
  return [...exchanges, ...added].toSorted((a, b) => a.number - b.number)
}

type Build = (operation: string, parts: RequestParts) => SentRequest

function toExchange(number: number, request: SentRequest, json: unknown): Exchange {
  const text = JSON.stringify(json)
  const startedAt = new Date(0)
  return { number, request, status: 200, headers: {}, text, json, startedAt, durationMs: 0 }
}

/** The sign-ups of accounts that are only signed in. */
function listSignUps(
  exchanges: readonly Exchange[],
  build: Build,
  tag: string,
): readonly Exchange[] {
  const accounts = new Set<string>()
  return exchanges.flatMap(({ request, status, number, json: answer }) => {
    const { email, password, name } = asObject(readSentJson(request.body))
    if (status >= 300 || typeof email !== 'string') return []
    const key = email.toLowerCase()
    const isSignIn = request.operation === 'signIn'
    const isKnown = accounts.has(key)
    if (isSignIn || name !== undefined) accounts.add(key)
    if (!isSignIn || isKnown || !key.includes(tag)) return []
    const user = asObject(asObject(answer)['user'])
    const json = { name: String(user['name'] ?? 'Conformance'), email, password, role: 1 }
    return [toExchange(number - 0.5, build('signUp', { json }), {})]
  })
}

/** The creations of categories that are only listed. */
function listCreations(
  exchanges: readonly Exchange[],
  build: Build,
  tag: string,
): readonly Exchange[] {
  const made = new Set(
    exchanges
      .filter(({ request }) => request.operation === 'createCategory')
      .map(({ json }) => asObject(asObject(json)['data'])['_id']),
  )
  const admin = exchanges.find(
    ({ request, json }) =>
      request.operation === 'signIn' && asObject(asObject(json)['user'])['role'] === 1,
  )
  if (!admin) return []
  const { token, user } = asObject(admin.json)
  const listings = exchanges.filter(({ request }) => request.operation === 'listCategories')
  // Where the run looked for them, it would have made them.
  const place = listings.find(({ number }) => number > admin.number)?.number ?? admin.number
  return listings
    .flatMap(({ json }) => asArray(json).map(asObject))
    .flatMap((category) => {
      const { _id: id, name } = category
      if (made.has(id) || !String(name).includes(tag)) return []
      made.add(id)
      const path = { userId: String(asObject(user)['_id']) }
      const request = build('createCategory', { path, token: String(token), json: { name } })
      return [toExchange(place + 0.1 + made.size / 1000, request, { data: category })]
    })
}
