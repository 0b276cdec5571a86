import { createRandom, type Random } from '../../../../../mocks/api/database/seed/random'
import { asObject, readPointer } from '../../../../../mocks/contract/json'
import type { Operation } from '../../../../../mocks/contract/operation'
import type { Contract } from '../../../../conformance/contract/read-contract'
import { pickHostile, spoil } from '../spoil/hostile'
import { oddHeaders } from '../spoil/odd-headers'
import { spoilJson } from '../spoil/spoil-json'
import { detour, hostileQuery, hostileSegment } from '../spoil/spoil-url'
import type { FuzzRequest, Identity } from './fuzz-request'
import type { FuzzWorld } from './fuzz-world'
import { makeForm } from './make-form'
import { makeGatewayRequest } from './make-gateway-request'
import { makePageRequest } from './make-page-request'
import { createValueMaker } from './make-value'

const BASE_PATH = '/api'
/** Lone surrogates can't be encoded in a URL. */
const LONE_HALVES = /\p{Surrogate}/gu
const METHODS = ['PATCH', 'OPTIONS', 'DELETE', 'POST', 'PUT', 'HEAD', 'PROPFIND'] as const
const AUTHORIZATIONS = ['Bearer', 'Bearer x.y.z', 'Basic eDp5', 'Bearer \xff', 'bearer  '] as const

/**
 * Makes the n-th request of a seed, the same on every machine: of the operations about a third as the contract has
 * them, the others spoilt in body, form, address, method, type or identity.
 *
 * @throws Error when the contract has no operation
 */
export function createRequestMaker(contract: Contract, world: FuzzWorld) {
  const makeValue = createValueMaker(contract.document, world.texts)

  function makePath(operation: Operation, caller: Identity | undefined, random: Random): string {
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
      if (random.chance(0.04)) return hostileSegment(random)
      if (random.chance(0.02)) return encodeURIComponent(toText(pickHostile(random)))
      if (name === 'userId' && caller) return caller.userId
      return pick(world.texts.get(name) ?? [], random) ?? 'nothing'
    })
    if (random.chance(0.04)) return `${BASE_PATH}${path}?${hostileQuery(random)}`
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
    const value = isSound || random.chance(0.4) ? sound : spoil(sound, random)
    if (body.mediaType === 'multipart/form-data') {
      const form = makeForm(asObject(value), random, isSound)
      return { headers: { 'Content-Type': form.contentType }, body: form.body }
    }
    const text = JSON.stringify(value)
    const sent =
      isSound || random.chance(0.5)
        ? { contentType: body.mediaType, body: text }
        : spoilJson(text, random)
    return { headers: { 'Content-Type': sent.contentType }, body: sent.body }
  }

  function makeOperationRequest(random: Random): FuzzRequest {
    const operation = pick(contract.operations, random)
    if (!operation) throw new Error('The contract has no operation')
    const isSound = random.chance(0.35)
    const caller = random.chance(0.9) ? pick(world.identities, random) : undefined
    const { headers, body } = makeBody(operation, random, isSound)
    const path = makePath(operation, caller, random)
    const request: FuzzRequest = {
      target: 'operation',
      operationId: ELSEWHERE.test(path) ? undefined : operation.id,
      path,
      init: {
        method: operation.method,
        headers: { ...headers, ...oddHeaders(random), ...makeAuthorization(caller, random) },
        ...(body === undefined ? {} : { body }),
      },
    }
    return random.chance(0.04) ? lose(request, random) : request
  }

  return function makeRequest(seed: string, index: number): FuzzRequest {
    const random = createRandom(`${seed} ${index}`)
    const lot = random.between(0, 1)
    if (lot < 0.05) return makeGatewayRequest(world.fingerprint, random)
    if (lot < 0.06) return makePageRequest(random)
    return makeOperationRequest(random)
  }
}

/** A URL with an empty id or dot segments belongs to no operation. */
const ELSEWHERE = /\/[/?]|\/(?:\.|%2e){1,2}(?:[/?]|$)/i

/** The request with another method or a path detour. */
function lose(request: FuzzRequest, random: Random): FuzzRequest {
  if (random.chance(0.6)) {
    return { ...request, operationId: undefined, path: detour(request.path, random) }
  }
  const method = random.pick(METHODS)
  const { body, ...init } = request.init
  const isBodiless = method === 'HEAD' || body === undefined
  return {
    ...request,
    operationId: undefined,
    init: { ...init, method, ...(isBodiless ? {} : { body }) },
  }
}

function makeAuthorization(
  caller: Identity | undefined,
  random: Random,
): Readonly<Record<string, string>> {
  if (!caller) return {}
  return {
    Authorization: random.chance(0.95) ? `Bearer ${caller.token}` : random.pick(AUTHORIZATIONS),
  }
}

/** Percent-encoded as by a client; lone surrogates can't be. */
function toText(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
    .replace(LONE_HALVES, '')
    .slice(0, 500)
}

function pick<Item>(list: readonly Item[], random: Random): Item | undefined {
  return list[random.whole(0, list.length - 1)]
}
