import { type Contract, loadContract } from '../../mocks/api/contract/contract'
import type { Call } from './calls'

/** Serves a request and describes the call; the answer can still be read. */
export async function recordCall(
  request: Request,
  now: () => Date,
  serve: (request: Request) => Promise<Response>,
): Promise<{ readonly response: Response; readonly call: Call }> {
  const { pathname, searchParams } = new URL(request.url)
  const { method } = request
  const sent = readBody(request)
  const at = now()
  const response = await serve(request)
  const [body, answered, contract] = await Promise.all([sent, readBody(response), loadContract()])
  const call: Call = {
    operation: findOperation(contract, method, pathname),
    request: {
      method,
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: Object.fromEntries(request.headers),
      body,
    },
    answer: {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: answered,
    },
    at,
  }
  return { response, call }
}

/** Bytes are left alone: a copy that nobody reads would hold them up. */
async function readBody(message: Request | Response): Promise<unknown> {
  const type = message.headers.get('Content-Type') ?? ''
  if (JSON_TYPE.test(type)) return parseJson(await message.clone().text())
  return /^text\//i.test(type) ? message.clone().text() : undefined
}

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/i

/** What is sent as JSON and is none stays a text. */
function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return text === '' ? undefined : text
  }
}

function findOperation(contract: Contract, method: string, path: string): string | undefined {
  const fitting = contract.operations.filter(
    (operation) =>
      operation.method === method && toPattern(contract.basePath + operation.path).test(path),
  )
  // `/product/search` before `/product/{productId}`.
  return fitting.toSorted((one, other) => countNames(one.path) - countNames(other.path))[0]?.id
}

function toPattern(template: string): RegExp {
  return new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`)
}

function countNames(template: string): number {
  return template.split('{').length
}
