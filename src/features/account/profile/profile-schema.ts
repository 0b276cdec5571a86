import { z } from 'zod/mini'
import type { ProfileUpdate } from '../../../api/contract'
import type { User } from '../../../api/edge/account'
import { limits } from '../../../api/generated/limits'
import { emailRule, newPasswordRule } from '../../../model/account-rules'

const { maxLength } = limits.UserName

/** What the form holds: the update, and the password that proves whose it is. */
export interface Profile extends Required<ProfileUpdate> {
  currentPassword: string
}

const profileFields = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter your name'),
      z.maxLength(maxLength, `Name must be at most ${maxLength} characters long`),
    ),
  email: emailRule,
  password: newPasswordRule,
  currentPassword: z.string(),
}) satisfies z.ZodMiniType<Profile>

/** What the profile form checks before it asks the service; an empty password keeps the present one. */
export function profileSchema(getUser: () => Pick<User, 'email'>) {
  return profileFields.check(
    z.refine((profile) => !isGuarded(profile, getUser()) || profile.currentPassword !== '', {
      path: ['currentPassword'],
      error: 'Enter your current password',
      // Said together with what the other fields lack, not after it.
      when: () => true,
    }),
  )
}

/** What opens the account is changed by who knows its password; a name by who is signed in. */
export function isGuarded({ email, password }: Profile, user: Pick<User, 'email'>): boolean {
  return email !== user.email || Boolean(password)
}
