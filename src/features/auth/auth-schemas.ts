import { z } from 'zod/mini'
import type { Credentials, SignUp } from '../../api/contract'
import { ownEmailRule, passwordRule, writtenEmail } from '../../model/account-rules'

/** What the sign-in form checks before it asks the service. */
export const signInSchema = z.object({
  email: ownEmailRule,
  password: passwordRule,
}) satisfies z.ZodMiniType<Credentials>

/** Sign-up has no checks of its own: the service judges the input, and its response is shown. */
export const signUpSchema = z.object({
  name: z.string(),
  email: writtenEmail,
  password: z.string(),
}) satisfies z.ZodMiniType<SignUp>

export const SIGN_IN_DRAFT = 'sign-in'
export const SIGN_UP_DRAFT = 'sign-up'
