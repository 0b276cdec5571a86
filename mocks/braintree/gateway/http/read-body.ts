import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { z } from 'zod'

/** Reads a JSON body by its schema, or answers 415 or 400 with what is wrong with it. */
export async function readBody<Value>(context: Context, schema: z.ZodType<Value>): Promise<Value> {
  const type = context.req.header('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new HTTPException(415, { message: 'The body must be application/json.' })
  }
  const result = schema.safeParse(await readJson(context))
  if (result.success) return result.data
  const [issue] = result.error.issues
  const field = issue?.path.join('.') || 'body'
  // The value itself is left out: it may be a card number.
  throw new HTTPException(400, { message: `${field}: ${issue?.message ?? 'is invalid'}` })
}

async function readJson(context: Context): Promise<unknown> {
  try {
    return await context.req.json()
  } catch (cause) {
    throw new HTTPException(400, { message: 'The body is not valid JSON.', cause })
  }
}
