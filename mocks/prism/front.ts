import { Hono } from 'hono'
import { proxy } from 'hono/proxy'
import type { ViolationReport } from '../api/http/violation-report'
import { parseJson } from '../contract/json'
import { answerFault } from '../worlds/http/answer-fault'
import { isCutByMock } from '../worlds/http/cut-connection'
import { ConnectionCut } from '../worlds/troubles/apply-trouble'
import { describeHeader, parseProblem } from './violation'

export interface FrontOptions {
  /** Origin of the stateful API; its paths begin with `/api`. */
  apiOrigin: string
  /** Origin of Prism's validating proxy; its paths lack `/api`. */
  prismOrigin: string
  /** Resolves when Prism responds, after a restart if it has died. */
  whenPrismIsReady(): Promise<unknown>
  onViolation(report: ViolationReport): void
  fetch?: (request: Request) => Promise<Response>
}

const API_PREFIX = '/api'
const PHOTO_PREFIX = '/api/photo/'
/** How Prism tells of an API that has cut the connection on purpose. */
const CUT_BEHIND_PRISM = 'Parse Error: Invalid status code'

/**
 * The proxy in front of Prism while developing. JSON calls go through Prism, which tells what breaks the contract and refuses
 * nothing: each call is the API's to answer, and is on its desk. Uploads, photos and the simulated provider bypass it,
 * because Prism corrupts binary bodies and crashes on a malformed multipart body. The API checks uploads, and every
 * response, itself.
 */
export function createFront(options: FrontOptions): Hono {
  const front = new Hono()
  front.all(`${API_PREFIX}/*`, (context) => {
    const request = context.req.raw
    return isForPrism(request) ? sendThroughPrism(request, options) : bypassPrism(request, options)
  })
  front.all('*', (context) => bypassPrism(context.req.raw, options))
  front.onError(answerFault)
  return front
}

function isForPrism(request: Request): boolean {
  const contentType = request.headers.get('content-type') ?? ''
  const isJsonOrEmpty = contentType === '' || contentType.includes('json')
  return isJsonOrEmpty && !new URL(request.url).pathname.startsWith(PHOTO_PREFIX)
}

function bypassPrism(request: Request, { apiOrigin, fetch }: FrontOptions): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  return forward(request, apiOrigin + pathname + search, fetch)
}

async function sendThroughPrism(request: Request, options: FrontOptions): Promise<Response> {
  const text = request.body ? await request.clone().text() : ''
  const body = text === '' ? undefined : parseJson(text)?.value
  // What is no JSON, Prism would refuse itself, and the API would not know of it.
  if (text !== '' && body === undefined) return bypassPrism(request, options)
  await options.whenPrismIsReady()
  const { pathname, search, searchParams } = new URL(request.url)
  const path = pathname.slice(API_PREFIX.length) + search
  const sent = text === '' ? request : withLength(request, text)
  const response = await forward(sent, options.prismOrigin + path, options.fetch)
  if (response.headers.get('content-type')?.includes('application/problem+json')) {
    const answer = await response.text()
    const reason = parseProblem(answer)?.title ?? answer
    if (reason.endsWith(CUT_BEHIND_PRISM)) throw new ConnectionCut(reason)
    return answerUnreachable(options.apiOrigin, reason)
  }
  const header = response.headers.get('sl-violations')
  // The API has told what it refuses with 400 itself.
  if (header && response.status !== 400) {
    const lines = describeHeader(header, { query: Object.fromEntries(searchParams), body })
    options.onViolation({ call: `${request.method} ${path}`, status: response.status, lines })
  }
  return response
}

/** Prism hands a length of its own on beside `Transfer-Encoding: chunked`, which the API's server refuses. */
function withLength(request: Request, body: string): Request {
  const headers = new Headers(request.headers)
  headers.set('Content-Length', String(Buffer.byteLength(body)))
  return new Request(request, { headers, body })
}

async function forward(
  request: Request,
  url: string,
  customFetch: FrontOptions['fetch'],
): Promise<Response> {
  try {
    const custom = customFetch ? { customFetch } : {}
    return await proxy(url, { raw: request, redirect: 'manual', ...custom })
  } catch (error) {
    if (request.signal.aborted) throw error
    if (isCutByMock(error)) throw new ConnectionCut('The API has cut the call.', { cause: error })
    return answerUnreachable(new URL(url).origin, error)
  }
}

function answerUnreachable(origin: string, cause: unknown): Response {
  const reason = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause
  const error = `${origin} gave no answer (${String(reason)}). Whether the call took effect is not known.`
  return Response.json({ error }, { status: 502 })
}
