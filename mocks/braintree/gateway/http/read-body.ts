import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { z } from 'zod'
import { readBytes } from '../../../api/http/request/read-bytes'

/** More than any honest call needs; keeps a hostile one from filling the memory. */
const MAX_BODY_BYTES = 16 * 1024

/**
 * Reads a JSON body and validates it by the schema.
 *
 * @throws HTTPException 400, 413 or 415, with what is wrong with the body
 */
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

async function readJson({ req }: Context): Promise<unknown> {
  const bytes = await readBytes(req.raw, MAX_BODY_BYTES)
  if (bytes === 'too-long') {
    const message = `The body may have at most ${MAX_BODY_BYTES} bytes.`
    throw new HTTPException(413, { message })
  }
  if (bytes === 'late') throw new HTTPException(400, { message: 'The body is late.' })
  if (bytes === 'cut-off') throw new HTTPException(400, { message: 'The body was cut off.' })
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new HTTPException(400, { message: 'The body is not valid JSON.', cause })
  }
}
