import { z } from 'zod'
import { assertNever } from '../../../../../mocks/api/lib/assert-never'
import type { Contract } from '../../../../conformance/contract/read-contract'
import type { FuzzRequest } from '../make/fuzz-request'

/** An answer as it was read; status 0 is none, with the reason as its text. */
export interface FuzzResponse {
  readonly status: number
  readonly text: string
  readonly contentType: string
}

/** Statuses for a URL of no operation: not found, another method, or unreadable. */
const LOST_STATUSES = new Set([400, 401, 403, 404, 405, 413])
const GATEWAY_STATUSES = new Set([200, 201, 204, 400, 401, 403, 404, 409, 413, 415, 422])
const PAGE_STATUSES = new Set([200, 206, 304, 400, 404, 405, 416])
/** Words that only the service’s internals contain. */
const INSIDE = /node_modules|\.ts:\d+|Failed query|params: |at async |scrypt1\$/
const ORIGIN = 'http://shop'
const OF_THE_API = /^\/(?:api|braintree-gateway)(?:\/|$)/
/** The server reads no more than 16 kB of headers, and says so by itself. */
const HEADERS_TOO_LARGE = 431
const errorSchema = z.union([
  z.looseObject({ error: z.string() }),
  z.looseObject({ message: z.string() }),
  z.looseObject({ error: z.looseObject({ code: z.string(), message: z.string() }) }),
])

/** What is wrong with an answer, `undefined` when the contract has it. A fault of the service is always wrong. */
export function judgeResponse(
  contract: Contract,
  request: FuzzRequest,
  answer: FuzzResponse,
): string | undefined {
  const { status, text } = answer
  if (status === HEADERS_TOO_LARGE) return undefined
  if (status === 0 || status >= 500) return `${status} ${text.slice(0, 200)}`
  const inside = INSIDE.exec(text)
  // Text that the client sent may be repeated.
  if (inside && status >= 400) return `${status} tells ${inside[0]}`
  switch (request.target) {
    case 'operation':
      return judgeOperation(contract, request, answer)
    case 'gateway':
      if (!GATEWAY_STATUSES.has(status)) return `${status} of the gateway`
      return status >= 400 ? judgeRefusal(answer, request) : undefined
    case 'page':
      return judgePage(answer, request)
    default:
      return assertNever(request.target)
  }
}

function judgeOperation(
  contract: Contract,
  request: FuzzRequest,
  answer: FuzzResponse,
): string | undefined {
  const { status, text } = answer
  const { operationId, path } = request
  if (operationId === undefined) {
    // A spoiled URL may have left the API, for a page that there is not.
    if (!isOfTheApi(path)) return judgePage(answer, request)
    return LOST_STATUSES.has(status) ? judgeRefusal(answer, request) : undefined
  }
  const spec = contract.operation(operationId).responses.get(status)
  if (!spec) return `${status} is not in the contract`
  const [content] = spec.content
  const [problem] = content ? contract.checkSchema(content.schemaPointer, parse(text)) : []
  return problem && `${status} ${problem.at} ${problem.message}`
}

function judgeRefusal({ status, text }: FuzzResponse, { init }: FuzzRequest): string | undefined {
  if (init.method === 'HEAD') return text === '' ? undefined : `${status} with a body`
  return errorSchema.safeParse(parse(text)).success ? undefined : `${status} without a sentence`
}

function isOfTheApi(path: string): boolean {
  return OF_THE_API.test(new URL(ORIGIN + path).pathname)
}

function judgePage({ status, text, contentType }: FuzzResponse, { init }: FuzzRequest) {
  if (!PAGE_STATUSES.has(status)) return `${status} of a page`
  if (!contentType.includes('text/html') || init.method === 'HEAD') return undefined
  if (!text.startsWith('<!doctype html>')) return `${status} of a page that is none`
  return text.includes('<div id="root"') ? undefined : 'a page without a place for the shop'
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The schema check then reports it.
    return undefined
  }
}
