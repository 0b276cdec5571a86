import { isObject, type JsonObject } from '../../../mocks/contract/json'
import { runForText } from '../files/run-for-text'
import { explainFailure } from '../http/explain-failure'
import { type Fetch, fetchWithin } from '../http/fetch-within'
import { CannotRun } from '../model/errors'
import type { PersonRecord, TokenSource } from './person-record'

/** A token, and for how long it holds where that is known. */
export interface IssuedToken {
  readonly token: string
  readonly seconds?: number
}

export interface TokenPorts {
  readonly fetch: Fetch
  readonly timeoutMs: number
  /** Hides a secret in every report. */
  hide(secret: string): void
}

/**
 * Gets a token from where a person's tokens come from.
 *
 * @throws {CannotRun} when none comes.
 */
export async function fetchToken(
  { source, place }: Pick<PersonRecord, 'source' | 'place'>,
  ports: TokenPorts,
): Promise<IssuedToken> {
  const issued = await getToken(source, place, ports)
  ports.hide(issued.token)
  return issued
}

async function getToken(
  source: TokenSource,
  place: string,
  ports: TokenPorts,
): Promise<IssuedToken> {
  switch (source.kind) {
    case 'variable':
      return { token: source.token }
    case 'command': {
      const { command } = source
      const what = 'the token'
      return { token: await runForText({ place: `${place}.command`, command, what }) }
    }
    case 'oauth':
      ports.hide(source.secret)
      return askEndpoint(source, `${place}.oauth`, ports)
  }
}

type Oauth = Extract<TokenSource, { readonly kind: 'oauth' }>

async function askEndpoint(source: Oauth, place: string, ports: TokenPorts): Promise<IssuedToken> {
  const { status, text } = await post(source, place, ports)
  const answer = parse(text)
  const { access_token: token, expires_in: seconds } = answer
  if (status !== 200 || typeof token !== 'string' || token.trim() === '') {
    const { error, error_description: more } = answer
    const words = [error, more].filter((one) => typeof one === 'string').join(': ')
    const what = status === 200 ? '200 without an access_token' : String(status)
    throw new CannotRun(
      `${place}: ${source.url} answered ${what}${words === '' ? '' : ` (${words})`}. It takes a token endpoint for client credentials; are the id, the secret and the scope right?`,
    )
  }
  return { token, ...(typeof seconds === 'number' ? { seconds } : {}) }
}

async function post(
  { url, client, secret, scope, audience, isInForm }: Oauth,
  place: string,
  { fetch, timeoutMs }: TokenPorts,
): Promise<{ readonly status: number; readonly text: string }> {
  const form = new URLSearchParams({ grant_type: 'client_credentials' })
  if (scope !== undefined) form.set('scope', scope)
  if (audience !== undefined) form.set('audience', audience)
  if (isInForm) {
    form.set('client_id', client)
    form.set('client_secret', secret)
  }
  const pair = `${encodeURIComponent(client)}:${encodeURIComponent(secret)}`
  const request = new Request(url, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
      ...(isInForm ? {} : { authorization: `Basic ${Buffer.from(pair).toString('base64')}` }),
    },
    body: form.toString(),
  })
  try {
    return await fetchWithin(fetch, request, timeoutMs, async (response) => ({
      status: response.status,
      text: await response.text(),
    }))
  } catch (error) {
    throw new CannotRun(`${place}: ${url} gave no token: ${explainFailure(error)}.`)
  }
}

function parse(text: string): JsonObject {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}
