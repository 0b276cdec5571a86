import { z } from 'zod/mini'
import type { Credentials } from '../../../api/contract'
import type { User } from '../../../api/edge/account'
import { explainRefusal } from '../../../api/explain-refusal'
import { updateProfile } from '../../../api/mutations/account-mutations'
import { mergeField } from '../../../lib/three-way'
import { ChangedMeanwhile } from '../../../model/changed-meanwhile'
import type { Question } from '../../../model/editing'
import type { BaseRules } from '../../../ui/form/draft/draft-base'
import { FieldRefusal } from '../../../ui/form/field-refusal'
import { isGuarded, type Profile } from './profile-schema'
import { reauthenticate, SignedOutMeanwhile } from './reauthenticate'

const WRONG_PASSWORD = 'This is not your current password. Nothing has been changed.'

/** What can be read of a profile, and another tab or device may have changed. */
export type OpenProfile = Pick<User, 'name' | 'email'>
export type OpenField = keyof OpenProfile

const FIELDS: readonly OpenField[] = ['name', 'email']

export const profileRules: BaseRules<OpenProfile, OpenField> = {
  shape: z.object({ name: z.string(), email: z.string() }),
  fields: FIELDS,
  rebase: (base, present, field) => ({ ...base, [field]: present[field] }),
}

/** What is changed, and what it was changed from. */
export interface ProfileEdit {
  /** When the form was filled. */
  readonly base: OpenProfile
  /** As the service has the account now. */
  readonly present: User
  readonly profile: Profile
}

/** The profile with what was changed here; what was not stays as it is by now. Or what has to be chosen first. */
export function mergeProfile({ base, present, profile }: ProfileEdit): {
  readonly merged: Profile
  readonly question: Question<OpenProfile, OpenField> | undefined
} {
  const mergeOf = (field: OpenField) => mergeField(base[field], profile[field], present[field])
  const standing = (field: OpenField) => (mergeOf(field) === 'keep' ? present : profile)[field]
  const fields = FIELDS.filter((field) => mergeOf(field) === 'ask')
  return {
    merged: { ...profile, name: standing('name'), email: standing('email') },
    question: fields.length > 0 ? { theirs: present, fields } : undefined,
  }
}

/**
 * Sends what the profile form holds; a new email or password only once the current password has opened the account.
 *
 * @param present the account as the service has it now
 * @param unanswered what opens the account if an earlier attempt, whose answer was lost, was carried out
 * @throws FieldRefusal when the current password is not the account's
 */
export async function changeProfile(
  present: User,
  profile: Profile,
  unanswered: readonly Credentials[],
): Promise<User> {
  const { name, email, password, currentPassword } = profile
  if (isGuarded(profile, present)) {
    const attempts = [{ email: present.email, password: currentPassword }, ...unanswered]
    if (!(await reauthenticate(present.userId, attempts))) {
      throw new FieldRefusal('currentPassword', WRONG_PASSWORD)
    }
  }
  return updateProfile(present.userId, { name, email, password })
}

/** What opens the account if this attempt was carried out. */
export function credentialsAfter({ email, password, currentPassword }: Profile): Credentials {
  return { email, password: password || currentPassword }
}

/** Why the profile was not changed: what the form found out by itself, else what the service says. */
export function explainProfileRefusal(error: unknown): string {
  const isOwn =
    error instanceof FieldRefusal ||
    error instanceof ChangedMeanwhile ||
    error instanceof SignedOutMeanwhile
  return isOwn ? error.message : explainRefusal(error, true)
}
