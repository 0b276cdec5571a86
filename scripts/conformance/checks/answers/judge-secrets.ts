import { parseJson, readPointer } from '../../../../mocks/contract/json'
import type { Exchange } from '../../http/exchange'
import type { PlainAssertion, ValueMatch } from '../../model/assertion'
import type { Difference } from '../../model/errors'
import { readPayloads } from '../../reproduce/assertion/test-values'
import { findSecret } from './find-secret'

/** The difference of an answer that holds a password or a hash of one, in its body, its headers or the payload of its token. */
export function judgeSecrets(exchange: Exchange, sent: readonly string[]): Difference | undefined {
  const { status, request } = exchange
  const found =
    findInBody(exchange, sent, status >= 400) ??
    findOutside(exchange, sent) ??
    findInTokens(exchange, sent) ??
    findInHeaders(exchange.headers, sent)
  if (!found) return undefined
  return {
    rule: 'secret',
    operation: request.operation,
    pointer: '/components/schemas/Password',
    expected: 'no password and no hash of one',
    got: found.got,
    cause:
      'A whole account or the whole request goes into the answer. Choose the fields that are answered.',
    exchange,
    assertion: found.assertion,
  }
}

interface Found {
  /** Where it is, in words and without its value. */
  readonly got: string
  /** That nothing stands there. */
  readonly assertion: PlainAssertion
}

type Body = Parameters<typeof findSecret>[0]

function findInBody(
  body: Body,
  sent: readonly string[],
  isRefusal: boolean,
): (Found & { readonly place: string }) | undefined {
  const found = findSecret(body, sent, isRefusal)
  if (!found) return undefined
  const { at, what, text } = found
  return {
    place: at,
    got: `${what}${at ? ` at ${at}` : ''}`,
    assertion:
      text === undefined
        ? { of: 'values', at, test: { kind: 'count', atMost: 0 } }
        : { of: 'text', lacks: text },
  }
}

/** In what the service has answered, where a map takes only a part of it for the contract's answer. */
function findOutside({ wire, text, status }: Exchange, sent: readonly string[]): Found | undefined {
  if (!wire || wire.text === text) return undefined
  const json = parseJson(wire.text)?.value
  const found = findInBody({ text: wire.text, json }, sent, status >= 400)
  return (
    found && {
      got: `${found.got}${found.place ? '' : ' at some place'} of the service’s own answer`,
      assertion: { ...found.assertion, isServed: true },
    }
  )
}

/** Where answers have tokens: those of a session, and those for the payment widget. */
const TOKENS = ['/token', '/clientToken']

function findInTokens({ json }: Exchange, sent: readonly string[]): Found | undefined {
  for (const place of TOKENS) {
    // Of a JSON Web Token the second part can be read, of others the first.
    for (const payload of readPayloads(readPointer(json, place))) {
      const found = findSecret({ text: JSON.stringify(payload), json: payload }, sent, false)
      if (!found) continue
      const hasAny = { holds: [{ at: found.at, value: ANYTHING }] }
      return {
        got: `${found.what} at ${found.at} of the token’s payload`,
        assertion: {
          of: 'values',
          at: place,
          test: { kind: 'none', value: { payload: hasAny } },
        },
      }
    }
  }
  return undefined
}

const ANYTHING: ValueMatch = { not: { isOneOf: [] } }

function findInHeaders(
  headers: Readonly<Record<string, string>>,
  sent: readonly string[],
): Found | undefined {
  for (const [name, value] of Object.entries(headers)) {
    const lacks = sent.find((password) => value.includes(password))
    if (lacks === undefined) continue
    const got = `a password that was sent in the header ${name}`
    return { got, assertion: { of: 'header', name, lacks } }
  }
  return undefined
}

const SHORTEST = 10
const FEWEST_SIGNS = 5

/** Every password that the check has sent and that can't stand in an answer by accident. */
export function listSentPasswords(exchanges: readonly Exchange[]): string[] {
  const sent = exchanges.flatMap(({ request: { body } }) =>
    body?.kind === 'text' && body.text.includes('"password"') ? readPasswords(body.text) : [],
  )
  return [...new Set(sent)].filter(
    (password) => password.length >= SHORTEST && new Set(password).size >= FEWEST_SIGNS,
  )
}

function readPasswords(text: string): string[] {
  try {
    const body: unknown = JSON.parse(text)
    const password: unknown =
      typeof body === 'object' && body !== null ? Reflect.get(body, 'password') : undefined
    return typeof password === 'string' ? [password] : []
  } catch {
    // Broken on purpose.
    return []
  }
}
