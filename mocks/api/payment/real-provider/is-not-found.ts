import { z } from 'zod/mini'

const notFound = z.object({ type: z.literal('notFoundError') })

/** Whether an error of the SDK is a 404. */
export function isNotFound(error: unknown): boolean {
  return notFound.safeParse(error).success
}
