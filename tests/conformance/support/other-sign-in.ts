import { readPointer } from '../../../mocks/contract/json'
import type { Wrapper } from '../../../scripts/conformance/self-test/fault'
import { changeAnswer, readJson } from '../../../scripts/conformance/self-test/wrap/messages'

/** The request with another `authorization`; `undefined` removes it. */
export function authorize(request: Request, token: string | undefined): Request {
  const headers = new Headers(request.headers)
  headers.delete('authorization')
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  return new Request(request, { headers })
}

/** The simulated payment provider is asked with a token of its own. */
export function isOfContract({ url }: Request): boolean {
  return /^https?:\/\/[^/]+\/api\//.test(url) && !url.includes('/payment_methods/')
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
