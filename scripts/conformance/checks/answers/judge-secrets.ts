import { parseJson } from '../../../../mocks/contract/json'
import type { Exchange } from '../../http/exchange'
import type { Difference } from '../../model/errors'
import { findSecret, type Secret } from './find-secret'

/** The difference of an answer that holds a password or a hash of one, in its body, its headers or the payload of its token. */
export function judgeSecrets(exchange: Exchange, sent: readonly string[]): Difference | undefined {
  const { headers, status, request } = exchange
  const found =
    findSecret(exchange, sent, status >= 400) ??
    findOutside(exchange, sent) ??
    findInToken(exchange, sent) ??
    findInHeaders(headers, sent)
  if (!found) return undefined
  return {
    rule: 'secret',
    operation: request.operation,
    pointer: '/components/schemas/Password',
    expected: 'no password and no hash of one',
    got: `${found.what}${found.at ? ` at ${found.at}` : ''}`,
    cause:
      'A whole account or the whole request goes into the answer. Choose the fields that are answered.',
    exchange,
    ...(found.at === ''
      ? {}
      : { assertion: { of: 'values', at: found.at, test: { kind: 'count', atMost: 0 } } }),
  }
}

/** In what the service has answered, where a map takes only a part of it for the contract's answer. */
function findOutside(
  { wire, text, status }: Exchange,
  sent: readonly string[],
): Secret | undefined {
  if (!wire || wire.text === text) return undefined
  const json = parseJson(wire.text)?.value
  const found = findSecret({ text: wire.text, json }, sent, status >= 400)
  return (
    found && {
      at: '',
      what: `${found.what} at ${found.at || 'some place'} of the service’s own answer`,
    }
  )
}

function findInToken({ json }: Exchange, sent: readonly string[]): Secret | undefined {
  const token: unknown =
    typeof json === 'object' && json !== null ? Reflect.get(json, 'token') : undefined
  const [, payload] = typeof token === 'string' ? token.split('.') : []
  if (payload === undefined) return undefined
  const text = Buffer.from(payload, 'base64url').toString('utf8')
  try {
    const found = findSecret({ text, json: JSON.parse(text) }, sent, false)
    return found && { at: '', what: `${found.what} at ${found.at} of the token’s payload` }
  } catch {
    // No JWT: nothing in it can be read.
    return undefined
  }
}

function findInHeaders(
  headers: Readonly<Record<string, string>>,
  sent: readonly string[],
): Secret | undefined {
  const name = Object.keys(headers).find((one) =>
    sent.some((password) => headers[one]?.includes(password)),
  )
  return name === undefined
    ? undefined
    : { at: '', what: `a password that was sent in the header ${name}` }
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
