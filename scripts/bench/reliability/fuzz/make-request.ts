import { createRandom, type Random } from '../../../../mocks/api/database/seed/pictures/random'
import { asObject, readPointer } from '../../../conformance/contract/json'
import type { Operation } from '../../../conformance/contract/operation'
import type { Contract } from '../../../conformance/contract/read-contract'
import { pickHostile, spoil, tear } from './hostile'
import { makeForm } from './make-form'
import { createValueMaker } from './make-value'

/** Somebody with a token, to send requests as. */
export interface Identity {
  readonly userId: string
  readonly token: string
}

export interface FuzzRequest {
  /** The operation that it is aimed at, `undefined` when path or method were spoilt. */
  readonly operationId: string | undefined
  readonly path: string
  readonly init: RequestInit
}

const BASE_PATH = '/api'
const IDS = ['prd_unsent-letter', 'cat_writing', 'ord_k7w2mzqd', 'usr_ada', 'nothing'] as const
const CONTENT_TYPES = ['text/plain', 'application/xml', 'multipart/form-data', ''] as const
/** Halves of characters can't travel in an address. */
const LONE_HALVES = /\p{Surrogate}/gu
const METHODS = ['PATCH', 'OPTIONS', 'DELETE', 'POST', 'PUT'] as const

const EMPTY_PART = /\/[/?]/

/**
 * Makes the n-th request of a seed, the same on every machine: about a third as the contract has them,
 * the others spoilt in body, form, query, path, method, type or identity.
 */
export function createRequestMaker(contract: Contract, identities: readonly Identity[]) {
  const makeValue = createValueMaker(contract.document)

  function makePath(operation: Operation, caller: Identity | undefined, random: Random): string {
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
      if (random.chance(0.05)) return encodeURIComponent(toText(pickHostile(random)))
      return name === 'userId' && caller ? caller.userId : random.pick(IDS)
    })
    const query = operation.parameters
      .filter((parameter) => parameter.in === 'query' && random.chance(0.8))
      .map(({ name, schema }): [string, string] => {
        const value = random.chance(0.3) ? pickHostile(random) : makeValue(schema, random)
        return [name, toText(value)]
      })
    return `${BASE_PATH}${path}?${new URLSearchParams(query)}`
  }

  function makeBody({ body }: Operation, random: Random, isSound: boolean) {
    if (!body) return { headers: {} }
    const schema = asObject(readPointer(contract.document, body.schemaPointer))
    const sound = makeValue(schema, random)
    const value = isSound || random.chance(0.2) ? sound : spoil(sound, random)
    if (body.mediaType === 'multipart/form-data') {
      const form = makeForm(asObject(value), random, isSound)
      return { headers: { 'Content-Type': form.contentType }, body: form.body }
    }
    const text = JSON.stringify(value)
    const type = !isSound && random.chance(0.05) ? random.pick(CONTENT_TYPES) : body.mediaType
    const sent = !isSound && random.chance(0.15) ? tear(text, random) : text
    return { headers: { 'Content-Type': type }, body: sent }
  }

  return function makeRequest(seed: string, index: number): FuzzRequest {
    const random = createRandom(`${seed} ${index}`)
    const operation = contract.operations[random.whole(0, contract.operations.length - 1)]
    if (!operation) throw new Error('The contract has no operation')
    const isSound = random.chance(0.35)
    const caller = random.chance(0.9)
      ? identities[random.whole(0, identities.length - 1)]
      : undefined
    const { headers, body } = makeBody(operation, random, isSound)
    const authorization = caller ? { Authorization: makeAuthorization(caller, random) } : {}
    const isLost = random.chance(0.04)
    const path = makePath(operation, caller, random)
    const method = operation.method.toUpperCase()
    return {
      operationId: isLost ? undefined : operationAt(path, operation),
      path: isLost && random.chance(0.5) ? `${path.split('?')[0]}/${random.pick(IDS)}` : path,
      init: {
        method: isLost ? random.pick(METHODS) : method,
        headers: { ...headers, ...authorization },
        ...(body === undefined ? {} : { body }),
      },
    }
  }
}

/** With nothing where an id should be, an address is no operation's. */
function operationAt(path: string, { id }: Operation): string | undefined {
  return EMPTY_PART.test(path) ? undefined : id
}

function makeAuthorization({ token }: Identity, random: Random): string {
  return random.chance(0.95)
    ? `Bearer ${token}`
    : random.pick(['Bearer', 'Bearer x.y.z', 'Basic eDp5'])
}

/** As a client puts it into an address; halves of characters can't travel there. */
function toText(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
    .replace(LONE_HALVES, '')
    .slice(0, 500)
}
