import { asObject, type JsonObject, readPointer } from '../../../../mocks/contract/json'
import type { Operation } from '../../../../mocks/contract/operation'
import { listBrokenPlaces } from '../../checks/fields/find-broken-field'
import type { Contract } from '../../contract/read-contract'
import { readSent } from '../../coverage/limits/read-sent'
import type { Exchange } from '../../http/exchange'
import { readFields } from '../../http/read-fields'
import type { Difference } from '../../model/errors'

/** A recorded call, taken apart. */
export interface Seen {
  readonly exchange: Exchange
  readonly operation: Operation
  readonly path: JsonObject
  readonly query: JsonObject
  /** The fields of its JSON body or form; numbers of a form are numbers. */
  readonly sent: JsonObject
  /** Pointers to what the request breaks of its schemas, if it can be read. */
  readonly broken: readonly string[] | 'unreadable'
  readonly isOk: boolean
  /** When it was sent and when its answer was there, in milliseconds since 1970. */
  readonly startedAt: number
  readonly endedAt: number
  /** Whether nothing was written while it was under way: what it says is about one state. */
  readonly isAlone: boolean
}

/** One subject of a recording: what it has shown of it so far, and what an answer says against that. */
export interface Subject {
  judge?(seen: Seen): Found
  /** Remembers what the call has shown. */
  note?(seen: Seen): void
}

/** What is wrong; nothing where something is right. */
export type Found = readonly (Difference | undefined)[]

/** What masked values read. */
const HIDDEN = '***'

/** Whether a value was masked, so that it may have been any. */
export function isHidden(value: unknown): boolean {
  return value === HIDDEN
}

export function toSeen(
  contract: Contract,
  exchange: Exchange,
  operation: Operation,
  isAlone: boolean,
): Seen {
  const sent = readSent(operation, exchange.request)
  const startedAt = exchange.startedAt.getTime()
  return {
    exchange,
    operation,
    path: asObject(sent.path),
    query: asObject(sent.query),
    sent:
      operation.body?.kind === 'multipart' ? readForm(exchange, operation) : asObject(sent.json),
    broken: listBroken(contract, operation, exchange),
    isOk: exchange.status >= 200 && exchange.status < 300,
    startedAt,
    endedAt: startedAt + exchange.durationMs,
    isAlone,
  }
}

/** What was not recorded, or is masked, breaks nothing. */
function listBroken(
  contract: Contract,
  operation: Operation,
  { request }: Exchange,
): Seen['broken'] {
  if (operation.body && !request.body) return []
  const places = listBrokenPlaces(contract, operation, request)
  const fields = readFields(request)
  return places === 'unreadable'
    ? places
    : places.filter((place) => readPointer(fields, place) !== HIDDEN)
}

function readForm({ request }: Exchange, { body }: Operation): JsonObject {
  const numeric = body?.kind === 'multipart' ? body.numericFields : new Set<string>()
  return Object.fromEntries(
    Object.entries(readFields(request)).map(([name, value]) => [
      name,
      numeric.has(name) && typeof value === 'string' ? toNumber(value) : value,
    ]),
  )
}

function toNumber(text: string): unknown {
  const number = Number(text)
  return text.trim() === '' || Number.isNaN(number) ? text : number
}

/** Whether nobody knows whose call it is, although its path should say so. */
export function isOfUnknown({ path }: Seen): boolean {
  return path['userId'] === HIDDEN
}

/** A text of a recording; `undefined` where it is none, or was masked. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== HIDDEN ? value : undefined
}

export function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}

/** An amount of money in whole cents. */
export function centsOf(value: unknown): number | undefined {
  return typeof value === 'number' ? Math.round(value * 100) : undefined
}
