import { z } from 'zod/mini'

const violation = z.object({ code: z.literal('23505') })
const wrapped = z.object({ cause: violation })

/** Whether a statement failed because something is there already (SQLSTATE 23505). */
export function isUniqueViolation(error: unknown): boolean {
  return violation.safeParse(error).success || wrapped.safeParse(error).success
}
