import { asObject, parseJson } from '../../../mocks/contract/json'
import { explainFailure } from '../http/explain-failure'
import { type Fetch, fetchWithin } from '../http/fetch-within'
import { CannotRun } from '../model/errors'
import type { TokenSource } from './person-record'

/** A token, and for how long it holds where that is known. */
export interface IssuedToken {
  readonly token: string
  readonly seconds?: number
}

interface EndpointPorts {
  readonly fetch: Fetch
  readonly timeoutMs: number
  /** Hides secrets in a text. */
  mask(text: string): string
}

type Oauth = Extract<TokenSource, { readonly kind: 'oauth' }>

/**
 * Asks a token endpoint for a token.
 *
 * @throws {CannotRun} when it gives none.
 */
export async function askEndpoint(
  source: Oauth,
  place: string,
  ports: EndpointPorts,
): Promise<IssuedToken> {
  const { status, text } = await post(source, place, ports)
  const answer = asObject(parseJson(text)?.value)
  const { access_token: token, expires_in: seconds } = answer
  if (status !== 200 || typeof token !== 'string' || token.trim() === '') {
    const { error, error_description: more } = answer
    const words = ports.mask([error, more].filter((one) => typeof one === 'string').join(': '))
    const what = status === 200 ? '200 without an access_token' : String(status)
    throw new CannotRun(
      `${place}: ${nameOf(source.url)} answered ${what}${words === '' ? '' : ` (${words})`}. It takes a token endpoint for client credentials; are the id, the secret and the scope right?`,
    )
  }
  return { token, ...(typeof seconds === 'number' ? { seconds } : {}) }
}

async function post(
  { url, client, secret, scope, audience, isInForm }: Oauth,
  place: string,
  { fetch, timeoutMs }: EndpointPorts,
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
    throw new CannotRun(`${place}: ${nameOf(url)} gave no token: ${explainFailure(error)}.`)
  }
}

/** Without its query, which may hold a key. */
function nameOf(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}
