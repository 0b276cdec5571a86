import { z } from 'zod/mini'

const fault = z.object({ code: z.string() })
const wrapped = z.object({ cause: fault })

/** PostgreSQL's code of a fault, such as 23505, by itself or as drizzle wraps it. */
export function sqlStateOf(error: unknown): string | undefined {
  return (wrapped.safeParse(error).data?.cause ?? fault.safeParse(error).data)?.code
}
