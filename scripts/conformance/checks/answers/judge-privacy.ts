import { asObject, isObject, type JsonObject } from '../../../../mocks/contract/json'
import type { Operation } from '../../../../mocks/contract/operation'
import type { Exchange } from '../../http/exchange'
import type { Difference } from '../../model/errors'

/** The difference of a protected answer that a shared cache may store and give to somebody else. */
export function judgeCaching(
  { id, isProtected, method }: Operation,
  exchange: Exchange,
): Difference | undefined {
  const { headers, status } = exchange
  const value = headers['cache-control'] ?? ''
  if (!isProtected || method !== 'GET' || status !== 200 || !isShared(value)) return undefined
  return {
    rule: 'private-cache',
    operation: id,
    expected: 'a Cache-Control without public and s-maxage',
    got: value,
    cause: 'A proxy or a network of caches may give one user’s answer to another.',
    exchange,
    assertion: {
      of: 'header',
      name: 'cache-control',
      matches: '^(?!.*(public|s-maxage))',
      isOptional: true,
    },
  }
}

/** Whether a shared cache may store an answer to a request with a token and use it again (RFC 9111, 3.5). */
function isShared(cacheControl: string): boolean {
  const directives = new Map(
    cacheControl
      .toLowerCase()
      .split(',')
      .map((one) => one.trim().split('='))
      .map(([name = '', value = '']) => [name, value.replaceAll('"', '')]),
  )
  const has = (name: string) => directives.has(name)
  if (has('private') || has('no-store') || has('no-cache')) return false
  const lifetime = directives.get('s-maxage') ?? directives.get('max-age')
  return (has('public') || has('s-maxage')) && lifetime !== '0'
}

const ACCOUNT_FIELDS: ReadonlySet<string> = new Set(['email', 'role', 'isadmin', 'password'])

/** The difference of an order that tells more of its user than id and name. */
export function judgeOrderUsers({ id }: Operation, exchange: Exchange): Difference | undefined {
  if (exchange.status !== 200) return undefined
  const { json } = exchange
  const isList = Array.isArray(json)
  const field = listOrders(json)
    .flatMap((order) => Object.keys(asObject(order['user'])))
    .find((key) => ACCOUNT_FIELDS.has(key.toLowerCase().replaceAll(/[^a-z]/g, '')))
  if (field === undefined) return undefined
  return {
    rule: 'whole-user',
    operation: id,
    pointer: '/components/schemas/Order/properties/user',
    expected: 'id and name of the user who ordered',
    got: `its ${field} too`,
    cause: 'The order is joined with the whole account. Choose the fields that are answered.',
    exchange,
    assertion: {
      of: 'values',
      at: `${isList ? '/-' : ''}/user/${field}`,
      test: { kind: 'count', atMost: 0 },
    },
  }
}

function listOrders(json: unknown): readonly JsonObject[] {
  return [json]
    .flat()
    .filter(isObject)
    .filter((one) => 'transaction_id' in one)
}

/** The difference of a sign-up that answers with a session. */
export function judgeSignUp({ id }: Operation, exchange: Exchange): Difference | undefined {
  if (id !== 'signUp' || exchange.status !== 200) return undefined
  const field = Object.entries(asObject(exchange.json)).find(
    ([key, value]) => /^(?:access_?)?token$|^jwt$|^session$/i.test(key) && Boolean(value),
  )?.[0]
  if (field === undefined) return undefined
  return {
    rule: 'sign-up',
    operation: id,
    expected: 'an account, and no session',
    got: `a ${field}`,
    cause: 'Sign-up signs in: whoever signs up with the email of somebody else gets in unchecked.',
    exchange,
    assertion: { of: 'values', at: `/${field}`, test: { kind: 'count', atMost: 0 } },
  }
}
