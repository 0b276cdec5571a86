import { Hono } from 'hono'
import { proxy } from 'hono/proxy'
import type { ViolationReport } from '../api/http/violation-report'
import {
  describeHeader,
  describeProblem,
  isViolation,
  parseJson,
  parseProblem,
  type SentRequest,
} from './violation'

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

/**
 * The proxy in front of Prism while developing. JSON calls go through Prism; uploads, photos and the simulated
 * provider bypass it, because Prism corrupts binary bodies and crashes on a malformed multipart body. The API checks
 * uploads, and every response, itself.
 */
export function createFront(options: FrontOptions): Hono {
  const front = new Hono()
  front.all(`${API_PREFIX}/*`, (context) => {
    const request = context.req.raw
    return isForPrism(request) ? sendThroughPrism(request, options) : bypassPrism(request, options)
  })
  front.all('*', (context) => bypassPrism(context.req.raw, options))
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
  await options.whenPrismIsReady()
  const { pathname, search } = new URL(request.url)
  const path = pathname.slice(API_PREFIX.length) + search
  const call = `${request.method} ${path}`
  const copy = request.body ? request.clone() : undefined
  const readSent = async () => ({
    query: Object.fromEntries(new URLSearchParams(search)),
    body: copy ? parseJson(await copy.text()) : undefined,
  })
  const response = await forward(request, options.prismOrigin + path, options.fetch)
  if (response.headers.get('content-type')?.includes('application/problem+json')) {
    return explainProblem(call, response, readSent, options)
  }
  const header = response.headers.get('sl-violations')
  if (header) {
    const lines = describeHeader(header, await readSent())
    options.onViolation({ call, status: response.status, lines })
  }
  return response
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
    return answerUnreachable(new URL(url).origin, error)
  }
}

/** Keeps Prism's response and adds the `error` sentence that the contract gives every failure. */
async function explainProblem(
  call: string,
  response: Response,
  readSent: () => Promise<SentRequest>,
  { apiOrigin, onViolation }: FrontOptions,
): Promise<Response> {
  const text = await response.text()
  const problem = parseProblem(text)
  if (!problem || !isViolation(problem)) return answerUnreachable(apiOrigin, problem?.title ?? text)
  const lines = describeProblem(problem, await readSent())
  onViolation({ call, status: response.status, lines })
  const error = `The contract is broken: ${lines.join('; ')}`
  return Response.json({ error, ...problem }, { status: response.status })
}

function answerUnreachable(origin: string, cause: unknown): Response {
  const reason = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause
  const error = `${origin} gave no answer (${String(reason)}). Whether the call took effect is not known.`
  return Response.json({ error }, { status: 502 })
}
