import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Operation } from '../../../mocks/contract/operation'
import type { Exchange } from '../http/exchange'
import { CannotRun } from '../model/errors'

const headersSchema = z.array(z.object({ name: z.string(), value: z.string() }))

/** What is read of an HTTP Archive 1.2; bodies may be encoded in base64. */
export const harSchema = z.object({
  log: z.object({
    entries: z.array(
      z.object({
        startedDateTime: z.string().optional(),
        time: z.number().optional(),
        request: z.object({ method: z.string(), url: z.string() }),
        response: z.object({
          status: z.number(),
          headers: headersSchema,
          content: z.object({
            size: z.number().optional(),
            text: z.string().optional(),
            encoding: z.string().optional(),
          }),
        }),
      }),
    ),
  }),
})

export type HarEntry = z.infer<typeof harSchema>['log']['entries'][number]

/**
 * Reads recorded traffic, as browsers and proxies save it.
 *
 * @throws {CannotRun} when the file can't be read or is no HTTP Archive.
 */
export async function readHar(path: string): Promise<readonly HarEntry[]> {
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new CannotRun(`${path} can't be read: ${error.message}`)
  })
  try {
    return harSchema.parse(JSON.parse(text)).log.entries
  } catch {
    throw new CannotRun(`${path} is not an HTTP Archive (HAR).`)
  }
}

const NOT_MODIFIED = 304

/** Browsers also record aborted requests, cached responses and bodies that they did not keep. */
export function isAnswered({ response: { status, content } }: HarEntry): boolean {
  const isWhole =
    content.encoding === 'base64' ||
    Buffer.byteLength(content.text ?? '') >= Math.max(content.size ?? 0, 0)
  return status > 0 && status !== NOT_MODIFIED && isWhole
}

export function toExchange(entry: HarEntry, { id, method }: Operation, index: number): Exchange {
  const { status, headers, content } = entry.response
  const text =
    content.encoding === 'base64'
      ? Buffer.from(content.text ?? '', 'base64').toString('utf8')
      : (content.text ?? '')
  return {
    number: index + 1,
    request: { operation: id, method, url: entry.request.url, headers: {} },
    status,
    headers: Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value])),
    text,
    json: parse(text),
    startedAt: new Date(entry.startedDateTime ?? 0),
    durationMs: Math.round(entry.time ?? 0),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
