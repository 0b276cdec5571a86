import { readPointer } from '../../../mocks/contract/json'
import type { Handler } from '../../../scripts/conformance/self-test/fault'
import { BASE_URL, type Service } from '../../../scripts/conformance/self-test/start-service'
import { readJson } from '../../../scripts/conformance/self-test/wrap/messages'
import { authorize } from './other-sign-in'

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
