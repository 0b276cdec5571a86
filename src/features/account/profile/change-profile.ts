import { ApiError } from '../../../api/api-error'
import type { Credentials } from '../../../api/contract'
import type { User } from '../../../api/edge/account'
import { explainRefusal } from '../../../api/explain-refusal'
import { updateProfile } from '../../../api/mutations/account-mutations'
import { FieldRefusal } from '../../../ui/form/field-refusal'
import { isGuarded, type Profile } from './profile-schema'
import { reauthenticate } from './reauthenticate'

const WRONG_PASSWORD = 'This is not your current password. Nothing has been changed.'

/**
 * Sends what the profile form holds; a new e-mail or password only once the current password has opened the account.
 *
 * @param user the account as it was when the form was filled
 * @param unanswered what opens the account if an earlier attempt, whose answer was lost, was carried out
 * @throws FieldRefusal when the current password is not the account's
 */
export async function changeProfile(
  user: User,
  profile: Profile,
  unanswered: readonly Credentials[],
): Promise<User> {
  const { name, email, password, currentPassword } = profile
  if (isGuarded(profile, user)) {
    const attempts = [{ email: user.email, password: currentPassword }, ...unanswered]
    if (!(await reauthenticate(user.userId, attempts))) {
      throw new FieldRefusal('currentPassword', WRONG_PASSWORD)
    }
  }
  return updateProfile(user.userId, { name, email, password })
}

/** Whether an attempt that failed so may have been carried out all the same. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (error.kind !== 'status' || (error.status ?? 0) >= 500)
}

/** What opens the account if this attempt was carried out. */
export function credentialsAfter({ email, password, currentPassword }: Profile): Credentials {
  return { email, password: password || currentPassword }
}

/** Why the profile was not changed: what the form found out by itself, else what the service says. */
export function explainProfileRefusal(error: unknown): string {
  return error instanceof FieldRefusal ? error.message : explainRefusal(error)
}
