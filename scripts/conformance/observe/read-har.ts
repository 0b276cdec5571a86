import { z } from 'zod'
import type { Operation } from '../../../mocks/contract/operation'
import { readInput } from '../files/read-input'
import type { Exchange, SentRequest } from '../http/exchange'

const headersSchema = z.array(z.object({ name: z.string(), value: z.string() }))

/** What is read of an HTTP Archive 1.2; bodies may be encoded in base64. */
export const harSchema = z.object({
  log: z.object({
    entries: z.array(
      z.object({
        startedDateTime: z.string().optional(),
        time: z.number().optional(),
        request: z.object({
          method: z.string(),
          url: z.string(),
          postData: z.object({ mimeType: z.string(), text: z.string().optional() }).optional(),
        }),
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
  const takes = 'an HTTP Archive (HAR), as browsers and proxies save it'
  const { log } = await readInput({ option: '--observe', path, takes }, harSchema)
  return log.entries
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
  const { url, postData } = entry.request
  const startedAt = new Date(entry.startedDateTime ?? 0)
  const text =
    content.encoding === 'base64'
      ? Buffer.from(content.text ?? '', 'base64').toString('utf8')
      : (content.text ?? '')
  return {
    number: index + 1,
    request: { operation: id, method, url, headers: {}, ...(postData ? toBody(postData) : {}) },
    status,
    headers: Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value])),
    text,
    json: parse(text),
    startedAt: Number.isNaN(startedAt.getTime()) ? new Date(0) : startedAt,
    durationMs: Math.round(entry.time ?? 0),
  }
}

/** Forms are recorded in too many ways to be read. */
function toBody({
  mimeType,
  text,
}: NonNullable<HarEntry['request']['postData']>): Pick<SentRequest, 'body'> {
  const [mediaType = ''] = mimeType.split(';')
  return text === undefined || mediaType !== 'application/json'
    ? {}
    : { body: { kind: 'text', mediaType, text } }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
