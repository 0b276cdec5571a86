import { parseJson } from '../../../../mocks/contract/json'
import type { Contract } from '../../contract/read-contract'
import type { Exchange, SentRequest } from '../../http/exchange'
import type { Mask } from '../../http/mask'
import { restoreBody } from '../../map/restore-body'
import { restoreUrl } from '../../map/restore-call'
import type { MappedCall } from '../../map/service-map'
import type { Adapted } from '../../model/adapted'
import { listElsewhere } from '../../people/parts'
import { toAuthorization } from '../../wire/carried-token'
import { type Approach, hideApproach, NO_MAP } from '../../wire/create-wire'
import { createMapWire } from '../../wire/map-wire'
import { createAdaptedNotes } from '../../wire/note-adapted'
import { createSignWire } from '../../wire/sign-wire'
import { describeTravel } from '../../wire/token-header'
import { type HarEntry, listCookies, toExchange } from '../har/har-entry'
import { createMatcher, type MatchedCall, type Matcher } from '../match-call'
import { readBearer } from '../oracle/people/tokens'
import { createCallers, type KnownCaller } from './callers'

/** Reads recorded calls of a service that has its own way as calls of the contract. */
export interface Reader {
  readonly match: Matcher
  /** A call as the contract has it, with what was really sent beside where that is different. */
  read(entry: HarEntry, matched: MatchedCall, number: number): Exchange
  /** Those whose tokens are known before anything is read. */
  readonly callers: readonly KnownCaller[]
  /** Operations of signing in that people do elsewhere, and that nobody has called. */
  listElsewhere(): readonly string[]
  adapted(): Adapted
  /** Why less can be judged than was meant, in sentences. */
  listGaps(): readonly string[]
}

interface ReaderOptions extends Approach {
  readonly contract: Contract
  readonly mask: Mask
  /** The address below which calls are judged; any when left out. */
  readonly baseUrl?: string
}

/** Nothing is different where no map, header or people are given. People must have signed in. */
export function createReader({ contract, mask, baseUrl, ...approach }: ReaderOptions): Reader {
  const { map, tokenHeader, people } = approach
  const { document, operations } = contract
  const notes = createAdaptedNotes(operations, map ?? NO_MAP)
  const callers = createCallers(people)
  const asked = new Set<string>()
  let isFromCookie = false
  const wires = [
    ...(map
      ? [createMapWire({ contract, baseUrl: '', map, notes, ownerOf: () => undefined })]
      : []),
    ...(tokenHeader ? [createSignWire(tokenHeader, () => (isFromCookie = true))] : []),
  ]
  hideApproach(mask, approach)

  const sign = (request: SentRequest): SentRequest => {
    if (!tokenHeader) return request
    const own = Object.entries(request.headers).filter(
      ([name]) => name !== 'authorization' && name !== tokenHeader.name,
    )
    const authorization = toAuthorization(tokenHeader, request.headers)
    const headers = Object.fromEntries(own)
    return {
      ...request,
      headers: authorization === undefined ? headers : { ...headers, authorization },
    }
  }

  const restoreAddress = (
    address: string,
    matched: MatchedCall,
    { method, path, query }: MappedCall,
    userId: string,
  ): string => {
    const { operation } = matched
    const { search, searchParams } = new URL(address)
    if (`${method} ${path}` !== `${operation.method} ${operation.path}`) notes.call(operation.id)
    for (const [own, name] of query) {
      if (searchParams.has(name)) notes.query(operation.id, own)
    }
    return restoreUrl(matched, search, operation, { query, userId: encodeURIComponent(userId) })
  }

  const restore = (request: SentRequest, matched: MatchedCall, userId: string): SentRequest => {
    if (!map) return request
    const { operation, mapped } = matched
    const url = mapped ? restoreAddress(request.url, matched, mapped, userId) : request.url
    const { body, ...rest } = request
    const note = (schema: string, field: string) => notes.field(operation.id, schema, field)
    const restored = body && restoreBody({ document, fields: map.fields, note }, operation, body)
    return { ...rest, url, method: operation.method, ...(restored ? { body: restored } : {}) }
  }

  const listOpen = () => listElsewhere(people).filter((operation) => !asked.has(operation))

  return {
    match: createMatcher(operations, map?.calls, baseUrl),
    read(entry, matched, number) {
      const { operation, mapped } = matched
      const method = mapped?.method ?? operation.method
      const observed = toExchange(entry, { id: operation.id, method }, number)
      const { request, status, startedAt, durationMs } = observed
      const came = { status, cookies: listCookies(entry), at: startedAt.getTime() + durationMs }
      const text = wires.reduce(
        (read, wire) => wire.toContract(request, { ...came, text: read }),
        observed.text,
      )
      const json = parseJson(text)?.value
      const signed = sign(request)
      const { token } = readBearer(signed.headers['authorization'])
      if (token !== undefined) mask.hide(token)
      asked.add(operation.id)
      const isNamed = !mapped || mapped.path.includes('{userId}')
      const userId = callers.identify({ operation: operation.id, token, status, json, isNamed })
      const own = restore(signed, matched, userId)
      if (own === request && text === observed.text) return observed
      return { ...observed, request: own, text, json, wire: { request, text: observed.text } }
    },
    callers: callers.known,
    listElsewhere: listOpen,
    adapted: () => ({
      ...notes.list(),
      signIn: [
        ...(listOpen().length > 0
          ? ['People sign in elsewhere: whose calls these are is known by their tokens (--auth).']
          : []),
        ...(tokenHeader ? describeTravel(tokenHeader, isFromCookie) : []),
      ],
    }),
    listGaps: callers.listGaps,
  }
}
