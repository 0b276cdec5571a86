import { type Refusal, refuse } from '../contract/operation'
import type { Caller } from './request-context'

/** Who a token's user is today; `undefined` when it is forged, malformed or expired, or its session has ended. */
export type FindCaller = (token: string) => Promise<Caller | undefined>

export type Authorization =
  | { readonly isGranted: true; readonly caller: Caller }
  | { readonly isGranted: false; readonly refusal: Refusal<401 | 403> }

const ADMINISTRATOR = 1

/** Decides on a secured call: a sound token, of the user whom the path names, with the role it takes. */
export async function authorize(
  findCaller: FindCaller,
  call: {
    readonly authorization: string | undefined
    readonly userId: string | undefined
    readonly needsAdministrator: boolean
  },
): Promise<Authorization> {
  const token = /^Bearer +(\S+)$/i.exec(call.authorization ?? '')?.[1]
  if (!token) return deny(401, 'Sign in first: this call needs a token.')
  const caller = await findCaller(token)
  if (!caller) return deny(401, 'Your session has ended. Sign in again.')
  if (caller.id !== call.userId) return deny(403, 'This belongs to another account.')
  if (call.needsAdministrator && caller.role !== ADMINISTRATOR) {
    return deny(403, 'This needs an administrator.')
  }
  return { isGranted: true, caller }
}

function deny(status: 401 | 403, reason: string): Authorization {
  return { isGranted: false, refusal: refuse(status, reason) }
}
