import { ApiError } from '../../../api/api-error'
import type { Credentials } from '../../../api/contract'
import type { Session } from '../../../api/edge/account'
import { signIn } from '../../../api/mutations/account-mutations'
import { sessionStore } from '../../../model/session-store'

/** Thrown when the visitor has signed out meanwhile, or somebody else has signed in. */
export class SignedOutMeanwhile extends Error {
  override readonly name = 'SignedOutMeanwhile'

  constructor() {
    super('Nothing was changed: you have signed out meanwhile. Sign in to change it.')
  }
}

/**
 * Proves that the visitor knows the account's password, by signing in with it: no call of the contract asks
 * for a password besides. The page goes on with the new session, which a thief of the old one's token does not have.
 *
 * @param attempts tried one after the other, while the service says that they don't match
 * @returns `undefined` when none of them opens the account
 * @throws ApiError when the service can't say
 * @throws SignedOutMeanwhile when the page's session is not the account's any more
 */
export async function reauthenticate(
  userId: string,
  attempts: readonly Credentials[],
): Promise<Session | undefined> {
  for (const credentials of attempts) {
    const session = await trySignIn(credentials)
    if (session?.user.userId !== userId) continue
    if (sessionStore.get()?.user.userId !== userId) throw new SignedOutMeanwhile()
    sessionStore.signIn(session)
    return session
  }
  return undefined
}

async function trySignIn(credentials: Credentials): Promise<Session | undefined> {
  try {
    return await signIn(credentials)
  } catch (error) {
    // Too short a one is a 400: it can't be the account's either.
    const isWrong = error instanceof ApiError && (error.status === 401 || error.status === 400)
    if (isWrong) return undefined
    throw error
  }
}
