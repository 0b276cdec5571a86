import type { User } from '../../../api/edge/account'
import { updateProfile } from '../../../api/mutations/account-mutations'
import { FieldRefusal } from '../../../ui/form/field-refusal'
import { signInAnew } from './sign-in-anew'

/**
 * Ends every session of the account but a new one, with which the page goes on: the contract ends the others when a
 * password is set, and the password that is set here is the one that the account has.
 *
 * @throws FieldRefusal when it is not the account's password
 */
export async function endOtherSessions(user: User, yourPassword: string): Promise<User> {
  const credentials = { email: user.email, password: yourPassword }
  const session = await signInAnew(user.userId, [credentials])
  if (!session) throw new FieldRefusal('yourPassword', 'This is not your password.')
  // What the service holds now, not what the form beside it holds: nothing but the sessions changes.
  const { name, email } = session.user
  return updateProfile(user.userId, { name, email, password: yourPassword })
}
