import { describeUnknown } from '../../../mocks/contract/find-nearest'
import { need, type Place, readKeys, readText, refuse } from '../files/yaml-place'
import type { TokenSource } from './person-record'

export type Environment = Readonly<Record<string, string | undefined>>

const VARIABLE = /^[A-Z_][A-Z0-9_]{0,63}$/i

const oauthKeys = {
  url: 'the address of the token endpoint',
  client: 'the id of the client',
  secret: 'the name of a variable of the environment that holds the secret of the client',
  scope: 'the scope to ask for',
  audience: 'the audience to ask for',
  credentials: 'header or form: where id and secret are sent',
} as const

/**
 * Reads a token endpoint for client credentials.
 *
 * @throws {CannotRun} for anything else.
 */
export function readOauth(place: Place, environment: Environment): TokenSource {
  const found = readKeys(place, oauthKeys)
  const text = (key: 'client' | 'url') =>
    readText(need(place, key, found[key], oauthKeys[key]), oauthKeys[key])
  const { scope, audience, credentials, url, secret } = found
  const takes = oauthKeys.secret
  const address = text('url')
  const parsed = URL.canParse(address) ? new URL(address) : undefined
  // It is not repeated: it may have a password in it.
  if (!parsed || !/^https?:$/.test(parsed.protocol)) {
    throw refuse(url ?? place, `it is no address of http or https: it takes ${oauthKeys.url}.`)
  }
  if (parsed.username !== '' || parsed.password !== '') {
    const why = 'it has a name or a password before the host: give them as `client` and `secret`.'
    throw refuse(url ?? place, why)
  }
  return {
    kind: 'oauth',
    url: address,
    client: text('client'),
    secret: readVariable(need(place, 'secret', secret, takes), environment, takes),
    isInForm: credentials !== undefined && readWhere(credentials) === 'form',
    ...(scope ? { scope: readText(scope, oauthKeys.scope) } : {}),
    ...(audience ? { audience: readText(audience, oauthKeys.audience) } : {}),
  }
}

function readWhere(place: Place): 'header' | 'form' {
  const where = readText(place, oauthKeys.credentials)
  if (where === 'header' || where === 'form') return where
  throw refuse(place, describeUnknown(where, ['header', 'form'], oauthKeys.credentials))
}

/**
 * The value of a variable that a place names.
 *
 * @throws {CannotRun} when it is not set.
 */
export function readVariable(place: Place, environment: Environment, takes: string): string {
  const name = readText(place, takes)
  // What is no name may be the secret itself, and is not repeated.
  if (!VARIABLE.test(name)) throw refuse(place, `it is no name of a variable: it takes ${takes}.`)
  const value = environment[name]
  if (value !== undefined && value.trim() !== '') return value.trim()
  const what = value === undefined ? 'is not set' : 'is empty'
  throw refuse(place, `${name} ${what} in the environment: it takes ${takes}.`)
}
