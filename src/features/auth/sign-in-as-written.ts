import { ApiError } from '../../api/api-error'
import type { Credentials } from '../../api/contract'
import { toSeen } from '../../model/account-rules'

/**
 * Signs in with the address as it was written, which is an older account's own even with marks that can't be seen.
 * Where nobody has that one, the marks may have come along from where the address was copied.
 */
export async function signInAsWritten<Session>(
  credentials: Credentials,
  signIn: (credentials: Credentials) => Promise<Session>,
): Promise<Session> {
  try {
    return await signIn(credentials)
  } catch (error) {
    const email = toSeen(credentials.email)
    const isWrong = error instanceof ApiError && (error.status === 401 || error.status === 400)
    if (!isWrong || email === credentials.email) throw error
    return signIn({ ...credentials, email })
  }
}
