import { z } from 'zod/mini'
import type { Session } from '../contract'
import { userShape } from './user-shape'

export const sessionShape: z.ZodMiniType<Session> = z.object({
  token: z.string().check(z.minLength(1)),
  user: userShape,
})
