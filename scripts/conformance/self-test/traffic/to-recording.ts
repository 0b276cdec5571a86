import type { Exchange, SentBody } from '../../http/exchange'
import { type HarEntry, harEntrySchema } from '../../observe/har/har-entry'
import type { Recording } from '../../observe/har/read-recording'

/** Calls as a program records them: as the text of an HTTP Archive, secrets included. */
export function toArchive(exchanges: readonly Exchange[]): string {
  return JSON.stringify({ log: { version: '1.2', entries: exchanges.map(toEntry) } })
}

/** The same, read from memory. */
export function toRecording(exchanges: readonly Exchange[]): Recording {
  return {
    file: 'a recorded day',
    async *entries(): AsyncGenerator<HarEntry> {
      for (const exchange of exchanges)
        yield harEntrySchema.parse(JSON.parse(JSON.stringify(toEntry(exchange))))
    },
    listGaps: () => [],
  }
}

function toEntry({ request, status, headers, text, startedAt, durationMs }: Exchange) {
  return {
    startedDateTime: startedAt.toISOString(),
    time: durationMs,
    request: {
      method: request.method,
      url: request.url,
      headers: toHeaders(request.headers),
      ...(request.body ? { postData: toPostData(request.body) } : {}),
    },
    response: { status, headers: toHeaders(headers), content: { text } },
  }
}

function toHeaders(headers: Readonly<Record<string, string>>) {
  return Object.entries(headers).map(([name, value]) => ({ name, value }))
}

/** Of files their text, as far as they are one. */
function toPostData(body: SentBody) {
  if (body.kind === 'text') return { mimeType: body.mediaType, text: body.text }
  const params = Object.entries(body.fields).map(([name, value]) =>
    typeof value === 'string'
      ? { name, value }
      : {
          name,
          fileName: value.name,
          contentType: value.mediaType,
          value: Buffer.from(value.bytes).toString('latin1'),
        },
  )
  return { mimeType: 'multipart/form-data', params }
}
