import { z } from 'zod/mini'
import type { ProfileUpdate } from '../../../api/contract'
import { limits } from '../../../api/generated/limits'
import { emailRule, newPasswordRule } from '../../../model/account-rules'

const { maxLength } = limits.UserName

/** What the profile form checks before it asks the service; an empty password keeps the present one. */
export const profileSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter your name'),
      z.maxLength(maxLength, `Name must be at most ${maxLength} characters long`),
    ),
  email: emailRule,
  password: newPasswordRule,
}) satisfies z.ZodMiniType<ProfileUpdate>
