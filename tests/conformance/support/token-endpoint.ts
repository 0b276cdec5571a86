import type { Wrapper } from '../../../scripts/conformance/self-test/fault'
import { BASE_URL } from '../../../scripts/conformance/self-test/start-service'
import { answerJson } from '../../../scripts/conformance/self-test/wrap/messages'
import { authorize, isOfContract } from './other-sign-in'

export const TOKEN_ENDPOINT = 'https://login.test/oauth/token'

/** A client of the token endpoint: somebody's own credentials at the service behind it. */
export interface OauthClient {
  readonly secret: string
  /** A token of the service behind. */
  readonly token: string
}

/**
 * People sign in at a token endpoint; the service takes its tokens, each for so many calls, and has no sign-in of its own.
 *
 * @param seconds what the endpoint says of how long tokens hold; nothing when left out
 */
export function withOauth(
  clients: ReadonlyMap<string, OauthClient>,
  calls: number,
  seconds?: number,
) {
  const issued = new Map<string, { readonly token: string; left: number }>()
  const counts = { issued: 0 }
  const issue = async (request: Request) => {
    const form = new URLSearchParams(await request.text())
    const basic = /^Basic (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
    const [id = '', secret] = Buffer.from(basic, 'base64').toString('utf8').split(':')
    const client = clients.get(id)
    if (!client || client.secret !== secret || form.get('grant_type') !== 'client_credentials') {
      return answerJson({ error: 'invalid_client' }, 401)
    }
    counts.issued += 1
    const token = `opaque-${id}-${counts.issued}`
    issued.set(token, { token: client.token, left: calls })
    return answerJson({ access_token: token, token_type: 'Bearer', expires_in: seconds })
  }
  const use = (given: string) => {
    const known = issued.get(given)
    if (!known || known.left === 0) return 'ended'
    known.left -= 1
    return known.token
  }
  const wrap: Wrapper = (next) => async (request) => {
    if (request.url === TOKEN_ENDPOINT) return issue(request)
    if (request.url.startsWith(`${BASE_URL}/auth/`)) {
      return new Response('Not Found', { status: 404, headers: { 'content-type': 'text/plain' } })
    }
    if (!isOfContract(request)) return next(request)
    const given = /^bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
    return next(authorize(request, given === undefined ? undefined : use(given)))
  }
  return { wrap, counts }
}
