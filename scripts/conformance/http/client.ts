import { AsyncLocalStorage } from 'node:async_hooks'
import { parseJson } from '../../../mocks/contract/json'
import type { Exchange, FormFields, SentBody, SentRequest } from './exchange'
import { explainFailure } from './explain-failure'
import { type Fetch, fetchWithin, readText } from './fetch-within'
import { plainWire, type Wire } from './wire'

/** The step that is running, as `check › step`: every request that it sends, however deep, belongs to it. */
export const currentStep = new AsyncLocalStorage<string>()

/** No response: nothing listens there, the connection broke, or it took too long. */
export class TransportError extends Error {
  override readonly name = 'TransportError'
  readonly request: SentRequest
  /** The request as it was really sent. */
  readonly sent: SentRequest
  /** Of the request, among all of the client. */
  readonly number: number
  readonly isTimeout: boolean

  constructor(
    request: SentRequest,
    sent: SentRequest,
    number: number,
    timeoutMs: number,
    cause: unknown,
  ) {
    const isTimeout = cause instanceof Error && cause.name === 'TimeoutError'
    const reason = isTimeout ? `no answer within ${timeoutMs} ms` : explainFailure(cause)
    super(`${sent.method} ${sent.url}: ${reason}`, { cause })
    this.request = request
    this.sent = sent
    this.number = number
    this.isTimeout = isTimeout
  }
}

export interface Client {
  /** @throws {TransportError} when no response comes. */
  send(request: SentRequest): Promise<Exchange>
  /** Every exchange so far, in the order of sending. */
  readonly exchanges: readonly Exchange[]
  readonly requestCount: number
  /** Whether an operation has succeeded already, so that it is known to be built. */
  hasAnswered(operation: string): boolean
}

/** Sends requests and remembers every exchange. */
export function createClient(
  fetch: Fetch,
  timeoutMs: number,
  onExchange: (exchange: Exchange) => void = () => undefined,
  wire: Wire = plainWire,
): Client {
  const exchanges: Exchange[] = []
  let requestCount = 0
  return {
    get exchanges() {
      return exchanges.toSorted((a, b) => a.number - b.number)
    },
    get requestCount() {
      return requestCount
    },
    hasAnswered: (operation) =>
      exchanges.some(({ status, request }) => status < 300 && request.operation === operation),
    async send(request) {
      const sent = wire.toService(request)
      requestCount += 1
      const number = requestCount
      const startedAt = new Date()
      const start = performance.now()
      try {
        const { response, text } = await fetchWithin(
          fetch,
          await toRequest(sent),
          timeoutMs,
          async (response) => ({ response, text: await readText(response) }),
        )
        const step = currentStep.getStore()
        const headers = Object.fromEntries(response.headers)
        const { status } = response
        const cookies = response.headers.getSetCookie()
        const own = wire.toContract(request, { status, cookies, text })
        const isPlain = sent === request && own === text
        const exchange = {
          number,
          ...(step === undefined ? {} : { step }),
          sentMeanwhile: requestCount,
          request,
          status,
          headers,
          text: own,
          json: parseJson(own)?.value,
          ...(isPlain ? {} : { wire: { request: sent, text } }),
          startedAt,
          durationMs: Math.round(performance.now() - start),
        }
        exchanges.push(exchange)
        onExchange(exchange)
        return exchange
      } catch (cause) {
        throw new TransportError(request, sent, number, timeoutMs, cause)
      }
    },
  }
}

async function toRequest({ method, url, headers, body }: SentRequest): Promise<Request> {
  const packed = body && (await toPacked(body))
  return new Request(url, {
    method,
    headers: { accept: 'application/json', ...headers, ...packed?.headers },
    redirect: 'manual',
    ...(packed ? { body: packed.bytes } : {}),
  })
}

interface Packed {
  readonly bytes: BodyInit
  readonly headers: Readonly<Record<string, string>>
}

/**
 * A body that leaves with the head. `fetch` sends each field of a form on its own, and where the service has answered already
 * and closed the connection, the next one resets it, with the answer in it.
 */
async function toPacked(body: SentBody): Promise<Packed> {
  if (body.kind === 'text') return { bytes: body.text, headers: { 'content-type': body.mediaType } }
  const form = new Response(toForm(body.fields))
  const mediaType = form.headers.get('content-type') ?? 'multipart/form-data'
  return { bytes: await form.arrayBuffer(), headers: { 'content-type': mediaType } }
}

function toForm(fields: FormFields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new File([value.bytes], value.name, { type: value.mediaType }))
  }
  return form
}
