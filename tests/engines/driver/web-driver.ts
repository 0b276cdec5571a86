import { z } from 'zod/mini'

const answerSchema = z.object({ value: z.unknown() })
const failureSchema = z.object({ error: z.string(), message: z.string() })

/** One command of WebDriver (W3C, the classic one over HTTP). Resolves with the value of its answer. */
export type Send = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<unknown>

/**
 * @param origin where the driver listens
 * @throws WebDriverError when the driver refuses a command
 */
export function createSend(origin: string): Send {
  return async (method, path, body) => {
    const content = method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}
    const response = await fetch(origin + path, { method, ...content })
    const { value } = answerSchema.parse(await response.json())
    if (response.ok) return value
    const { error, message } = failureSchema.parse(value)
    throw new WebDriverError(`${method} ${path}: ${error}. ${message}`)
  }
}

/** A command that the driver refused, or a script that failed in the page. */
export class WebDriverError extends Error {
  override readonly name = 'WebDriverError'
}
