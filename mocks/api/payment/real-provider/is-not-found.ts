import { z } from 'zod/mini'

const notFound = z.object({ type: z.literal('notFoundError') })

/** Whether the SDK says with an error that there is no such thing. */
export function isNotFound(error: unknown): boolean {
  return notFound.safeParse(error).success
}
