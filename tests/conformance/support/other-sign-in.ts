import { readPointer } from '../../../mocks/contract/json'
import type { Handler, Wrapper } from '../../../scripts/conformance/self-test/fault'
import { BASE_URL, type Service } from '../../../scripts/conformance/self-test/start-service'
import {
  answerJson,
  changeAnswer,
  readJson,
} from '../../../scripts/conformance/self-test/wrap/messages'

/** The request with another `authorization`; `undefined` removes it. */
function authorize(request: Request, token: string | undefined): Request {
  const headers = new Headers(request.headers)
  headers.delete('authorization')
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  return new Request(request, { headers })
}

/** The simulated payment provider is asked with a token of its own. */
function isOfContract({ url }: Request): boolean {
  return url.startsWith(`${BASE_URL}/`) && !url.includes('/payment_methods/')
}

/** A service that takes tokens in `X-Api-Key` and knows no other way. */
export const withApiKey: Wrapper = (next) => (request) =>
  next(
    isOfContract(request)
      ? authorize(request, request.headers.get('x-api-key') ?? undefined)
      : request,
  )

/** A service whose sign-in answers with a cookie in place of a token, and which takes nothing else. */
export const withCookie: Wrapper = (next) => async (request) => {
  if (!isOfContract(request)) return next(request)
  const [, token] = /(?:^|; )session=([^;]*)/.exec(request.headers.get('cookie') ?? '') ?? []
  const response = await next(authorize(request, token))
  if (!request.url.endsWith('/auth/signin') || !response.ok) return response
  const { token: issued } = await readJson(response)
  const answer = await changeAnswer(response, (body) => ({ user: readPointer(body, '/user') }))
  answer.headers.append('set-cookie', 'theme=dark; Path=/')
  answer.headers.append('set-cookie', `session=${String(issued)}; HttpOnly; Path=/api`)
  return answer
}

export const TOKEN_ENDPOINT = 'https://login.test/oauth/token'

/** A client of the token endpoint: somebody's own credentials at the service behind it. */
export interface OauthClient {
  readonly secret: string
  /** A token of the service behind. */
  readonly token: string
}

/** People sign in at a token endpoint; the service takes its tokens, each for so many calls, and has no sign-in of its own. */
export function withOauth(clients: ReadonlyMap<string, OauthClient>, calls: number) {
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
    return answerJson({ access_token: token, token_type: 'Bearer' })
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

/** Somebody who has signed up, or an administrator of the seed, with a token of the service. */
export interface SignedIn {
  readonly id: string
  readonly token: string
}

/** Signs somebody in at the service itself; signs up first where there is no such account. */
export async function signInAt(
  handle: Handler,
  { email, password }: Service['admin'],
): Promise<SignedIn> {
  const send = (path: string, body: object) =>
    handle(
      new Request(`${BASE_URL}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
  await send('/auth/signup', { name: `Sam ${email}`.slice(0, 60), email, password })
  const session = await readJson(await send('/auth/signin', { email, password }))
  return {
    id: String(readPointer(session, '/user/_id')),
    token: String(readPointer(session, '/token')),
  }
}

/** A service that does what the user of a path may, for somebody else too: the one of whom `isLetIn` is true. */
export function lettingIn(
  handle: Handler,
  people: readonly SignedIn[],
  isLetIn: (request: Request, token: string) => boolean,
): Handler {
  return (request) => {
    const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? ''
    const isKnown = people.some((one) => one.token === token)
    const user = people.find(({ id }) => request.url.endsWith(`/${id}`))
    const isOpen = user !== undefined && isKnown && isLetIn(request, token)
    return handle(isOpen ? authorize(request, user.token) : request)
  }
}
