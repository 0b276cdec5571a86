import type { Exchange, SentBody } from '../../http/exchange'
import { type Mask, maskField, maskHeader } from '../../http/mask'
import type { Finding } from '../../model/report'
import { nameOf, type ReportView, reasonOf } from '../report-view'
import { describeVerdict, listAdapted } from '../sentences'

const LONGEST_BODY = 20_000
const LONGEST_ANSWER = 1_000_000

/** Every request and answer as HTTP Archive 1.2, with the secrets masked; comments say what differed or could not run. */
export function toHar(view: ReportView, mask: Mask) {
  const { exchanges, ended = [], findings, steps, gaps } = view.report
  const unjudged = steps.flatMap((step) => {
    const reason = reasonOf(step)
    return reason === undefined ? [] : [`${nameOf(step)}: ${reason}`]
  })
  return {
    log: {
      version: '1.2',
      creator: { name: 'conformance', version: '1' },
      comment: [describeVerdict(view), ...listAdapted(view.report), ...gaps, ...unjudged].join(
        '\n',
      ),
      entries: [...exchanges, ...ended]
        .toSorted((a, b) => a.number - b.number)
        .map((exchange) => {
          const own = findings.filter((finding) => finding.exchange?.number === exchange.number)
          const isEnded = ended.includes(exchange)
          return toEntry(
            exchange,
            isEnded ? ['sent again with a new token'] : own.map(describe),
            mask,
          )
        }),
    },
  }
}

function toEntry(exchange: Exchange, comments: readonly string[], mask: Mask) {
  const { status, headers, startedAt, durationMs } = exchange
  // What went over the wire.
  const { request, text } = exchange.wire ?? exchange
  return {
    startedDateTime: startedAt.toISOString(),
    time: durationMs,
    request: {
      method: request.method,
      url: mask(request.url),
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: toHeaders(request.headers, mask),
      queryString: [...new URL(request.url).searchParams].map(([name, value]) => ({
        name,
        value: maskField(name, value, mask),
      })),
      headersSize: -1,
      bodySize: -1,
      ...(request.body ? { postData: toPostData(request.body, mask) } : {}),
    },
    response: {
      status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: toHeaders(headers, mask),
      content: toContent(mask(text), headers['content-type']),
      redirectURL: mask(headers['location'] ?? ''),
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: durationMs, receive: 0 },
    comment: [`${exchange.number} ${request.operation}`, ...comments].join('; '),
  }
}

function describe({ id, rule, expected, causedBy }: Finding): string {
  const after = causedBy === undefined ? '' : ` (comes of ${causedBy})`
  return `${id} ${rule}: expected ${expected}${after}`
}

/** A text that is shorter than its size was cut. */
function toContent(text: string, mimeType = '') {
  return { size: Buffer.byteLength(text), mimeType, text: text.slice(0, LONGEST_ANSWER) }
}

function toHeaders(headers: Readonly<Record<string, string>>, mask: Mask) {
  return Object.entries(headers).map(([name, value]) => ({
    name,
    value: maskHeader(name, value, mask),
  }))
}

function toPostData(body: SentBody, mask: Mask) {
  if (body.kind === 'text') {
    return { mimeType: body.mediaType, text: shorten(mask(body.text)), params: [] }
  }
  const params = Object.entries(body.fields).map(([name, value]) =>
    typeof value === 'string'
      ? { name, value: shorten(maskField(name, value, mask)) }
      : { name, fileName: value.name, contentType: value.mediaType },
  )
  return { mimeType: 'multipart/form-data', text: '', params }
}

/** Long bodies are cut and marked: a megabyte of padding is of no use. */
function shorten(text: string): string {
  return text.length <= LONGEST_BODY ? text : `${text.slice(0, LONGEST_BODY)}… (cut)`
}
