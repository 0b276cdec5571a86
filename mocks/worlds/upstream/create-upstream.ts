import type { Contract } from '../../api/contract/contract'
import { describeViolation } from '../../api/contract/describe-problems'
import type { ViolationReport } from '../../api/http/violation-report'
import type { Operation } from '../../contract/operation'
import { createOperationFinder } from '../model/find-operation'
import { type Serve, TROUBLE_HEADER } from '../troubles/create-troubles'
import {
  fetchUpstream,
  NoUpstreamAnswer,
  type UpstreamAnswer,
  type UpstreamRequest,
} from './fetch-upstream'
import { findUntrustedCaller } from './find-untrusted-caller'
import { isAbsent } from './is-absent'
import type { UpstreamTarget } from './parse-upstream-options'
import { describeType, marked, readJson, toResponse } from './read-answer'

const PATIENCE_MS = 15_000
/** No API has it. */
const STRAY_PATH = '/-no-such-operation'
const NOT_SENT = [
  // A page's own, which a backend of another origin may refuse.
  'Origin',
  'Referer',
  // What a browser has already is still to be checked, recorded and spoiled.
  'If-None-Match',
  'If-Modified-Since',
  TROUBLE_HEADER,
]

export interface UpstreamOptions extends UpstreamTarget {
  readonly contract: Contract
  readonly patienceMs?: number
  /** Names under which, and pages of which, it may be called beside those of this machine, in small letters. */
  readonly allowedHosts?: readonly string[]
  /** Called for each answer that breaks the contract. */
  readonly onViolation?: ((report: ViolationReport) => void) | undefined
  /** Called when the backend does not have an operation, which is answered here then. */
  readonly onAbsent?: (operation: Operation, status: number) => void
  /** Called with each answer that the contract has. */
  readonly onAnswer?: (body: unknown, operation: Operation) => void
}

/** A backend elsewhere that answers some of the operations. */
export interface Upstream {
  /** Lets it answer a call that is one of its own, and `serveHere` all others. */
  serve(request: Request, serveHere: Serve): Promise<Response>
  /** Lets it answer for a picture that is not here, at an address of its origin that is none of the API's. */
  serveOutside(request: Request, serveHere: Serve): Promise<Response>
}

/**
 * What breaks the contract is handed on as it came, and told. Where there is no answer, the call is a 502 with a sentence:
 * nothing is done here then, for it may have been done there.
 */
export function createUpstream(options: UpstreamOptions): Upstream {
  const { base, operations, contract, patienceMs = PATIENCE_MS, allowedHosts = [] } = options
  const { basePath } = contract
  const findOperation = createOperationFinder(contract)
  /** A mock whose upstream is itself would ask itself for ever. */
  const via = `1.1 prompt-bazaar-mock-${process.pid}-${performance.timeOrigin}`

  async function ask(request: UpstreamRequest): Promise<UpstreamAnswer> {
    const headers = new Headers(request.headers)
    headers.append('Via', via)
    for (const name of NOT_SENT) headers.delete(name)
    return fetchUpstream({ ...request, headers }, patienceMs)
  }

  async function askStray(request: UpstreamRequest) {
    const url = base + STRAY_PATH
    try {
      return { url, answer: await ask({ ...request, url, body: undefined }) }
    } catch (error) {
      if (error instanceof NoUpstreamAnswer) return undefined
      throw error
    }
  }

  function judge(operation: Operation, call: string, { status, headers, bytes }: UpstreamAnswer) {
    const body = readJson(headers, bytes)
    if (!body.isJson) {
      const line = `response.body: must be JSON, but ${describeType(headers, bytes)} came`
      options.onViolation?.({ call, status, lines: [line] })
      return
    }
    const violation = contract.findViolation(operation.id, status, body.value)
    if (violation) options.onViolation?.({ call, status, lines: [describeViolation(violation)] })
    else options.onAnswer?.(body.value, operation)
  }

  async function serveReal(operation: Operation, request: Request, serveHere: Serve) {
    const { pathname, search } = new URL(request.url)
    const path = pathname.slice(basePath.length) + search
    const body = await request.clone().arrayBuffer()
    const { method, headers, signal } = request
    const sent: UpstreamRequest = { method, url: base + path, headers, body, signal }
    let answer: UpstreamAnswer
    try {
      answer = await ask(sent)
    } catch (error) {
      if (!(error instanceof NoUpstreamAnswer) || signal.aborted) throw error
      return marked(request, Response.json({ error: error.message }, { status: 502 }), 'upstream')
    }
    if (await isAbsent(answer, sent.url, operation, () => askStray(sent))) {
      options.onAbsent?.(operation, answer.status)
      return marked(request, await serveHere(request), 'here')
    }
    judge(operation, `${method} ${path}`, answer)
    return marked(request, toResponse(answer), 'upstream')
  }

  /** It may be one that this machine alone reaches, and would be open to whatever page is looked at here. */
  function refuse(request: Request, stranger: string): Response {
    const name = URL.canParse(stranger) ? new URL(stranger).hostname : stranger
    const error = `What ${new URL(base).origin} answers is not for ${stranger}. It is for pages of this machine, and of the names that the mock is started with: --allowed-hosts ${name}.`
    return marked(request, Response.json({ error }, { status: 403 }), 'here')
  }

  /** Pictures have addresses that the contract leaves open: what is not here may be there. */
  async function servePicture(request: Request, url: string, serveHere: Serve) {
    const again = request.method === 'GET' ? request.clone() : undefined
    const response = await serveHere(request)
    if (response.status !== 404 || !again) return response
    if (findUntrustedCaller(again, allowedHosts) !== undefined) return response
    const { method, headers, signal } = again
    try {
      const answer = await ask({ method, url, headers, signal, body: undefined })
      return isPicture(answer) ? marked(again, toResponse(answer), 'upstream') : response
    } catch (error) {
      if (error instanceof NoUpstreamAnswer) return response
      throw error
    }
  }

  return {
    async serve(request, serveHere) {
      if (request.headers.get('Via')?.includes(via)) return serveHere(request)
      const { pathname, search } = new URL(request.url)
      const operation = findOperation({ method: request.method, pathname })
      if (!operation) {
        return pathname.startsWith(`${basePath}/`)
          ? servePicture(request, base + pathname.slice(basePath.length) + search, serveHere)
          : serveHere(request)
      }
      if (!operations.has(operation.id)) return serveHere(request)
      const stranger = findUntrustedCaller(request, allowedHosts)
      if (stranger !== undefined) return refuse(request, stranger)
      return serveReal(operation, request, serveHere)
    },
    async serveOutside(request, serveHere) {
      if (request.headers.get('Via')?.includes(via)) return serveHere(request)
      const { pathname, search } = new URL(request.url)
      return servePicture(request, new URL(base).origin + pathname + search, serveHere)
    },
  }
}

function isPicture({ status, headers }: UpstreamAnswer): boolean {
  return status === 200 && (headers.get('Content-Type') ?? '').startsWith('image/')
}
