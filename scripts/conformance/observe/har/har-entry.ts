import { z } from 'zod'
import type { Operation } from '../../../../mocks/contract/operation'
import type { Exchange, FormFields, SentBody } from '../../http/exchange'
import { readMultipart } from './read-multipart'

const headersSchema = z.array(z.object({ name: z.string(), value: z.string() }))
const paramSchema = z.object({
  name: z.string(),
  value: z.string().optional(),
  fileName: z.string().optional(),
  contentType: z.string().optional(),
})

/** What is read of an entry of an HTTP Archive 1.2; bodies of answers may be encoded in base64. */
export const harEntrySchema = z.object({
  startedDateTime: z.string().optional(),
  time: z.number().optional(),
  /** Chrome's: which of its caches answered. */
  _fromCache: z.unknown().optional(),
  request: z.object({
    method: z.string(),
    url: z.string(),
    headers: headersSchema.optional(),
    postData: z
      .object({
        mimeType: z.string(),
        text: z.string().optional(),
        params: z.array(paramSchema).optional(),
      })
      .optional(),
  }),
  response: z.object({
    status: z.number(),
    headers: headersSchema,
    content: z.object({
      size: z.number().optional(),
      text: z.string().optional(),
      encoding: z.string().optional(),
    }),
    /** Chrome's; what the worker itself asked of the service is an entry of its own. */
    _fetchedViaServiceWorker: z.unknown().optional(),
  }),
})

export type HarEntry = Readonly<z.infer<typeof harEntrySchema>>
type PostData = NonNullable<HarEntry['request']['postData']>

export const NOT_MODIFIED = 304

/** The shop's worker puts it on answers that it has kept. */
const KEPT_AT = 'x-kept-at'

/** Browsers also record aborted requests, answers of their caches and workers, and bodies that they did not keep. */
export function isAnswered(entry: HarEntry): boolean {
  const { status, content } = entry.response
  const isWhole =
    content.encoding === 'base64' ||
    Buffer.byteLength(content.text ?? '') >= Math.max(content.size ?? 0, 0)
  return status > 0 && status !== NOT_MODIFIED && isWhole && !isKept(entry)
}

/** Whether the browser had the answer, which may be an old one. */
function isKept({
  _fromCache,
  response: { headers, _fetchedViaServiceWorker },
}: HarEntry): boolean {
  return (
    Boolean(_fromCache) ||
    Boolean(_fetchedViaServiceWorker) ||
    headers.some(({ name }) => name.toLowerCase() === KEPT_AT)
  )
}

export function toExchange(
  entry: HarEntry,
  { id, method }: Pick<Operation, 'id' | 'method'>,
  number: number,
): Exchange {
  const { status, headers, content } = entry.response
  const { url, postData } = entry.request
  const startedAt = new Date(entry.startedDateTime ?? 0)
  const text =
    content.encoding === 'base64'
      ? Buffer.from(content.text ?? '', 'base64').toString('utf8')
      : (content.text ?? '')
  const body = postData && toBody(postData)
  return {
    number,
    request: {
      operation: id,
      method,
      url,
      headers: toHeaders(entry.request.headers ?? []),
      ...(body ? { body } : {}),
    },
    status,
    headers: toHeaders(headers),
    text,
    json: parse(text),
    startedAt: Number.isNaN(startedAt.getTime()) ? new Date(0) : startedAt,
    durationMs: Math.round(entry.time ?? 0),
  }
}

/** Of headers that come several times the values together, as one header would have them. */
function toHeaders(headers: z.infer<typeof headersSchema>): Readonly<Record<string, string>> {
  const joined = new Map<string, string>()
  for (const { name: given, value } of headers) {
    const name = given.toLowerCase()
    const before = joined.get(name)
    const separator = name === 'cookie' ? '; ' : ', '
    joined.set(name, before === undefined ? value : before + separator + value)
  }
  return Object.fromEntries(joined)
}

/** Each `Set-Cookie` of an answer; programs may put several into one, with lines or commas between. */
export function listCookies({ response }: HarEntry): readonly string[] {
  return response.headers
    .filter(({ name }) => name.toLowerCase() === 'set-cookie')
    .flatMap(({ value }) => value.split(/\n|,(?=\s*[^\s=,;]+=)/))
    .map((one) => one.trim())
}

/** What a program that cuts long bodies writes behind them. */
const CUT = '… (cut)'

/** Forms are recorded by their fields, or as the text that was sent. */
function toBody({ mimeType, text = '', params = [] }: PostData): SentBody | undefined {
  if ([text, ...params.map(({ value = '' }) => value)].some((one) => one.endsWith(CUT)))
    return undefined
  const [mediaType = ''] = mimeType.split(';')
  if (mediaType.trim().toLowerCase() === 'multipart/form-data') {
    const fields = params.length > 0 ? toFields(params) : readMultipart(mimeType, text)
    return fields && { kind: 'form', fields }
  }
  return text === '' || mediaType === '' ? undefined : { kind: 'text', mediaType, text }
}

/** Of files the content is not recorded, or not as it was. */
function toFields(params: NonNullable<PostData['params']>): FormFields {
  return Object.fromEntries(
    params.map(({ name, value = '', fileName, contentType = '' }) => [
      name,
      fileName === undefined
        ? value
        : { name: fileName, mediaType: contentType, bytes: Uint8Array.from(Buffer.from(value)) },
    ]),
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
