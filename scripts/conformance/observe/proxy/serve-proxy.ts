import { once } from 'node:events'
import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestHttp,
  type ServerResponse,
} from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { codeOf } from '../../files/describe-file-error'
import type { Exchange } from '../../http/exchange'
import { explainFailure } from '../../http/explain-failure'
import { CannotRun } from '../../model/errors'
import { type HarEntry, NOT_MODIFIED } from '../har/har-entry'
import type { MatchedCall } from '../match-call'
import type { Reader } from '../service/create-reader'
import { collectBody, decodeBody } from './collect-body'
import { createCallWatch } from './watch-calls'

/** They are about one connection (RFC 9110, 7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'upgrade',
  'te',
]

export interface ProxyOptions {
  /** Where calls are passed on to: its origin. */
  readonly baseUrl: string
  /** Says which calls are the contract's, and reads them. */
  readonly reader: Pick<Reader, 'match' | 'read'>
  readonly port: number
  /** Called with each call of the contract once its answer has passed. */
  onCall(exchange: Exchange, isAlone: boolean): void
  /** Called when no answer came, or only a part of one. */
  onSilence(why: string): void
  /** Called with an answer that has passed, and can't be judged: too large, nested too deeply, or in an encoding not known here. */
  onUnread(what: string): void
}

/** A call whose answer the client has. */
interface Passed {
  readonly address: string
  readonly startedAt: Date
  readonly durationMs: number
  readonly incoming: IncomingMessage
  readonly answer: IncomingMessage
  /** What was sent and answered; nothing where it was too large to be kept. */
  readonly request: Buffer | undefined
  readonly response: Buffer | undefined
}

export interface Proxy {
  /** What clients give as their base URL. */
  readonly baseUrl: string
  readonly port: number
  close(): Promise<void>
}

/**
 * Passes calls on as they are, and gives them to be judged when their answers have passed: clients don't wait for that.
 *
 * @throws {CannotRun} when it can't listen at the port.
 */
export async function serveProxy(options: ProxyOptions): Promise<Proxy> {
  const target = new URL(options.baseUrl)
  const { reader } = options
  const calls = createCallWatch()
  const isSecure = target.protocol === 'https:'
  const agent = isSecure ? new HttpsAgent({ keepAlive: true }) : new Agent({ keepAlive: true })
  const send = isSecure ? requestHttps : requestHttp
  let count = 0

  const judge = (matched: MatchedCall, passed: Passed, isAlone: boolean) => {
    if (isUnchanged(passed)) return
    const name = `${passed.incoming.method} ${passed.address}`
    const entry = toEntry(passed)
    if (!entry) {
      options.onUnread(name)
      return
    }
    count += 1
    try {
      options.onCall(reader.read(entry, matched, count), isAlone)
    } catch (error) {
      // What is nested a hundred thousand times overflows the stack of whoever walks through it.
      if (!(error instanceof RangeError)) throw error
      options.onUnread(name)
    }
  }

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method = 'GET', url = '/' } = incoming
    // A target such as `//other.example/` is a path too: nothing goes to another service.
    const address = url.startsWith('/') ? URL.parse(target.origin + url) : null
    if (!address) {
      refuse(outgoing, 400, `The proxy passes paths on, and ${method} ${url} has none.`)
      return
    }
    const matched = reader.match(method, address.href)
    const call = calls.begin(matched?.operation)
    const startedAt = new Date()
    const start = performance.now()
    const sent = collectBody(incoming)
    const chunked = incoming.headers['transfer-encoding']
    const headers = withoutHops(incoming.headers, {
      host: target.host,
      // Without it the body of a DELETE would be sent as the beginning of the next request.
      ...(chunked === undefined ? {} : { 'transfer-encoding': chunked }),
    })
    const passed = send(address, { method, headers, agent }, (answer) => {
      const { statusCode = 0 } = answer
      if (statusCode < 200 || statusCode > 999) {
        answer.resume()
        fail(`its status is ${statusCode}, which HTTP does not have`)
        return
      }
      const came = collectBody(answer)
      outgoing.writeHead(statusCode, withoutHops(answer.headers, toOwnAddress(answer.headers)))
      answer.pipe(outgoing)
      answer.once('end', () => {
        calls.end(call)
        const [request, response] = [sent(), came()]
        const durationMs = Math.round(performance.now() - start)
        if (!matched) return
        // After the answer is on its way.
        setImmediate(() => {
          const times = { startedAt, durationMs }
          judge(
            matched,
            { address: address.href, ...times, incoming, answer, request, response },
            call.isAlone,
          )
        })
      })
      answer.once('error', (error) => fail(explainFailure(error)))
    })
    const fail = (why: string) => {
      calls.end(call)
      // Whose client has gone is no fault of the service.
      if (outgoing.destroyed) return
      options.onSilence(`${method} ${address.href}: ${why}`)
      if (outgoing.headersSent) outgoing.destroy()
      else refuse(outgoing, 502, `${target.origin} gave the proxy no answer: ${why}.`)
    }
    passed.once('error', (error) => fail(explainFailure(error)))
    passed.once('upgrade', (_, socket) => {
      socket.destroy()
      fail('it changes to another protocol, unasked')
    })
    // A client that goes takes its request along.
    outgoing.once('close', () => {
      calls.end(call)
      passed.destroy()
    })
    incoming.pipe(passed)
  }

  /** Redirects to the service stay with the proxy. */
  const toOwnAddress = ({ location }: IncomingHttpHeaders) =>
    location?.startsWith(`${target.origin}/`)
      ? { location: location.slice(target.origin.length) }
      : {}

  const server = createServer(pass)
  server.listen(options.port, '127.0.0.1')
  await once(server, 'listening').catch((error: unknown) => {
    throw new CannotRun(describeListenError(options.port, error))
  })
  const listening = server.address()
  const port = typeof listening === 'object' && listening ? listening.port : options.port
  return {
    baseUrl: `http://127.0.0.1:${port}${target.pathname.replace(/\/$/, '')}`,
    port,
    async close() {
      server.closeAllConnections()
      agent.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Whether a client that has the answer was told, as it had asked, that it is the same: there is none to be judged. */
function isUnchanged({ incoming: { headers }, answer }: Passed): boolean {
  const isConditional =
    headers['if-none-match'] !== undefined || headers['if-modified-since'] !== undefined
  return isConditional && answer.statusCode === NOT_MODIFIED
}

/** A call that has passed, as an HTTP Archive has it; nothing where one of its bodies can't be read. */
function toEntry({
  address,
  startedAt,
  durationMs,
  incoming: { method = 'GET', headers },
  answer,
  request,
  response,
}: Passed): HarEntry | undefined {
  const text = response && decodeBody(response, answer.headers['content-encoding'])
  if (!request || text === undefined) return undefined
  const mimeType = headers['content-type'] ?? ''
  const isSent = request.length > 0
  return {
    startedDateTime: startedAt.toISOString(),
    time: durationMs,
    request: {
      method,
      url: address,
      headers: listHeaders(headers),
      ...(isSent ? { postData: { mimeType, text: request.toString('utf8') } } : {}),
    },
    response: {
      status: answer.statusCode ?? 0,
      headers: listHeaders(answer.headers),
      content: { text },
    },
  }
}

function refuse(outgoing: ServerResponse, status: number, error: string): void {
  outgoing.writeHead(status, { 'content-type': 'application/json' })
  outgoing.end(JSON.stringify({ error }))
}

function describeListenError(port: number, error: unknown): string {
  const code = codeOf(error)
  if (code === 'EADDRINUSE')
    return `--proxy ${port}: another program listens there; take another port, or 0 for a free one.`
  if (code === 'EACCES')
    return `--proxy ${port}: you may not listen there; take a port from 1024 on.`
  return `--proxy ${port}: it can't be listened to (${code ?? String(error)}).`
}

/** The headers that are passed on, with others in place of some. */
function withoutHops(headers: IncomingHttpHeaders, more: Readonly<Record<string, string>>) {
  const kept = Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name))
  return { ...Object.fromEntries(kept), ...more }
}

/** Headers as an HTTP Archive has them. */
function listHeaders(headers: IncomingHttpHeaders): { name: string; value: string }[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => ({ name, value: one })),
  )
}
