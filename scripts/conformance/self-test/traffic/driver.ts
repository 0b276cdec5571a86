import { setTimeout as pause } from 'node:timers/promises'
import { parse, ValiError } from 'valibot'
import { asObject } from '../../../../mocks/contract/json'
import { getFreshNonce } from '../../checks/money/fresh-nonce'
import { buildRequest, type RequestParts } from '../../http/build-request'
import { createClient, TransportError } from '../../http/client'
import type { Exchange } from '../../http/exchange'
import { sendToSlash } from '../../http/follow-slash'
import { plainWire, type Wire } from '../../http/wire'
import type { Call } from '../../model/call'
import type { Actor } from '../../model/check-context'
import { OutOfReach, Undecided } from '../../model/errors'
import type { Handler } from '../fault'
import { BASE_URL } from '../start-service'
import { contract } from '../wrap/match-operation'

const TIMEOUT_MS = 30_000
/** Longer than the lists of any variant lag behind. */
const REST_MS = 60

/** Somebody who is signed in, or tried to. */
export type Person = Actor

/** People at their machines: whatever is answered, they go on. */
export interface Day {
  /** In the names of what is made today. */
  readonly tag: string
  call(operation: string, parts?: RequestParts): Promise<Exchange>
  /** A call of somebody for themselves. */
  as(person: Person, operation: string, parts?: RequestParts): Promise<Exchange>
  signIn(email: string, password: string): Promise<Person>
  /** A nonce that can be charged once; `undefined` where the provider gives none. */
  nonce(person: Person): Promise<string | undefined>
  /** Lists catch up meanwhile. */
  rest(): Promise<void>
}

let days = 0

/**
 * Sends what people send and remembers every answer, in the order of the requests.
 *
 * @param wire how a service is reached that has its own way; what it has no form for is not sent
 */
export function beginDay(
  handle: Handler,
  wire: Wire = plainWire,
): { readonly day: Day; readonly exchanges: Exchange[] } {
  days += 1
  const exchanges: Exchange[] = []
  const client = createClient(handle, TIMEOUT_MS, (one) => exchanges.push(one), wire)
  const provider = createClient(handle, TIMEOUT_MS)
  const call: Day['call'] = async (operation, parts = {}) => {
    const request = buildRequest(BASE_URL, contract.operation(operation), parts)
    try {
      return await sendToSlash(client, request)
    } catch (error) {
      if (!(error instanceof TransportError || error instanceof OutOfReach)) throw error
      return toNoAnswer(request)
    }
  }
  const as: Day['as'] = ({ id, token }, operation, parts = {}) =>
    call(operation, { ...parts, path: { userId: id, ...parts.path }, token: parts.token ?? token })
  return {
    exchanges,
    day: {
      tag: `Conformance d${process.pid.toString(36)}${days.toString(36)}`,
      call,
      as,
      async signIn(email, password) {
        const { json } = await call('signIn', { json: { email, password } })
        const { token, user } = asObject(json)
        const { _id, name } = asObject(user)
        return { id: String(_id), name: String(name), email, token: String(token) }
      },
      async nonce(person) {
        const settings = { fetch: handle, baseUrl: BASE_URL }
        const ask: Call = async (operation, parts) => {
          const exchange = await call(operation, parts)
          const { status, json } = exchange
          return { status, exchange, read: (shape) => parse(shape, json) }
        }
        try {
          return await getFreshNonce({ call: ask, settings, client: provider }, person)
        } catch (error) {
          // Without an answer, or with one of another shape, there is none.
          if (error instanceof Undecided || error instanceof ValiError) return undefined
          throw error
        }
      },
      rest: () => pause(REST_MS),
    },
  }
}

function toNoAnswer(request: Exchange['request']): Exchange {
  return {
    number: 0,
    request,
    status: 0,
    headers: {},
    text: '',
    json: undefined,
    startedAt: new Date(),
    durationMs: 0,
  }
}
