import { Hono } from 'hono'
import { proxy } from 'hono/proxy'
import { describeHeader, describeProblem, isViolation, parseProblem } from './violation'

/** An exchange that does not follow the contract, as Prism saw it. */
export interface ContractViolation {
  /** `METHOD /path` */
  call: string
  /** Of the answer. */
  status: number
  /** Each break: where it is, what is wrong. */
  lines: string[]
}

export interface FrontOptions {
  /** Origin of the stateful API, which answers under `/api`. */
  apiOrigin: string
  /** Origin of Prism's validating proxy, which knows the paths without `/api`. */
  prismOrigin: string
  /** Resolves when Prism answers, after its restart if it has to be started again. */
  whenPrismIsReady(): Promise<unknown>
  onViolation(violation: ContractViolation): void
  fetch?: (request: Request) => Promise<Response>
}

const API_PREFIX = '/api'
const PHOTO_PREFIX = '/api/photo/'

/**
 * Stands before Prism while developing. JSON calls go through Prism; uploads, photos and the simulated
 * provider go around it, because its proxy corrupts binary bodies and a malformed multipart body ends it.
 */
export function createFront(options: FrontOptions): Hono {
  const front = new Hono()
  front.all(`${API_PREFIX}/*`, (context) => {
    const request = context.req.raw
    return mayPassPrism(request) ? sendThroughPrism(request, options) : sendAround(request, options)
  })
  front.all('*', (context) => sendAround(context.req.raw, options))
  return front
}

function mayPassPrism(request: Request): boolean {
  const contentType = request.headers.get('content-type') ?? ''
  const isJsonOrEmpty = contentType === '' || contentType.includes('json')
  return isJsonOrEmpty && !new URL(request.url).pathname.startsWith(PHOTO_PREFIX)
}

function sendAround(request: Request, { apiOrigin, fetch }: FrontOptions): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  return forward(request, apiOrigin + pathname + search, fetch)
}

async function sendThroughPrism(request: Request, options: FrontOptions): Promise<Response> {
  await options.whenPrismIsReady()
  const { pathname, search } = new URL(request.url)
  const path = pathname.slice(API_PREFIX.length) + search
  const call = `${request.method} ${path}`
  const answer = await forward(request, options.prismOrigin + path, options.fetch)
  if (answer.headers.get('content-type')?.includes('application/problem+json')) {
    return explainProblem(call, answer, options)
  }
  const header = answer.headers.get('sl-violations')
  if (header) options.onViolation({ call, status: answer.status, lines: describeHeader(header) })
  return answer
}

async function forward(
  request: Request,
  address: string,
  customFetch: FrontOptions['fetch'],
): Promise<Response> {
  try {
    const custom = customFetch ? { customFetch } : {}
    return await proxy(address, { raw: request, redirect: 'manual', ...custom })
  } catch (error) {
    if (request.signal.aborted) throw error
    return answerUnreachable(new URL(address).origin, error)
  }
}

/** Keeps Prism's answer and adds the `error` sentence that the contract gives every failure. */
async function explainProblem(
  call: string,
  answer: Response,
  { apiOrigin, onViolation }: FrontOptions,
): Promise<Response> {
  const text = await answer.text()
  const problem = parseProblem(text)
  if (!problem || !isViolation(problem)) return answerUnreachable(apiOrigin, problem?.title ?? text)
  const lines = describeProblem(problem)
  onViolation({ call, status: answer.status, lines })
  const error = `The contract is broken: ${lines.join('; ')}`
  return Response.json({ error, ...problem }, { status: answer.status })
}

function answerUnreachable(origin: string, cause: unknown): Response {
  const reason = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause
  const error = `${origin} gave no answer (${String(reason)}). Whether the call took effect is not known.`
  return Response.json({ error }, { status: 502 })
}
