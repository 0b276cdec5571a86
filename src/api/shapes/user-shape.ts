import { z } from 'zod/mini'
import type { User } from '../contract'

export const userShape: z.ZodMiniType<User> = z.object({
  _id: z.string().check(z.minLength(1)),
  name: z.string(),
  email: z.string(),
  role: z.int(),
})
