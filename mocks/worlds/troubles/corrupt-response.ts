import { setTimeout as wait } from 'node:timers/promises'
import { asArray, asObject, isObject, parseJson } from '../../contract/json'
import type { Operation, ResponseSpec } from '../../contract/operation'

const MOST_PIECES = 10
const NOT_KEPT = ['Content-Length', 'Content-Encoding', 'Transfer-Encoding']
const HTML =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>Bad Gateway</h1></body></html>'

/** A refusal as the contract's example has it. */
export function refusalOf(
  { responses }: Operation,
  status: number,
  example: unknown,
  retryAfterSeconds: number,
): Response {
  if (!asksToWait(responses.get(status))) return Response.json(example, { status })
  const headers = { 'Retry-After': String(retryAfterSeconds) }
  return Response.json(withPause(example, retryAfterSeconds), { status, headers })
}

/** Whether the contract gives a refusal a `Retry-After`. */
export function asksToWait(response: Pick<ResponseSpec, 'requiredHeaders'> | undefined): boolean {
  return response?.requiredHeaders.includes('Retry-After') ?? false
}

/** The sentence asks for as many seconds as the header. */
function withPause(example: unknown, seconds: number): unknown {
  const pause = `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
  const rewrite = (value: unknown) =>
    typeof value === 'string' ? value.replace(/\b\d+ seconds?\b/, pause) : value
  return Object.fromEntries(
    Object.entries(asObject(example)).map(([name, value]) => [name, rewrite(value)]),
  )
}

export function htmlPage(): Response {
  return new Response(HTML, {
    status: 502,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })
}

/** The first half of the body. */
export async function cutShort(answer: Response): Promise<Response> {
  const text = await answer.text()
  return withBody(answer, text.slice(0, Math.ceil(text.length / 2)))
}

/** The body without what the contract requires first, a list within an object. */
export async function breakShape(answer: Response, { responses }: Operation): Promise<Response> {
  const text = await answer.text()
  const json = parseJson(text)
  // A page is of another shape already.
  if (!json) return withBody(answer, text)
  const body = json.value
  const [content] = responses.get(answer.status)?.content ?? []
  const [required] = asArray(content?.schema['required'])
  const broken = isObject(body)
    ? Object.fromEntries(Object.entries(body).filter(([name]) => name !== required))
    : { data: body }
  return withBody(answer, JSON.stringify(broken))
}

/**
 * The body in pieces, the last of which comes after so many milliseconds.
 *
 * @param signal of whoever reads it: once it is aborted nothing more is waited for
 */
export async function trickle(
  answer: Response,
  ms: number,
  signal: AbortSignal,
): Promise<Response> {
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const pieces = Math.max(1, Math.min(MOST_PIECES, bytes.length))
  const size = Math.ceil(bytes.length / pieces)
  let at = 0
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        await wait(ms / pieces, undefined, { signal })
      } catch (error) {
        if (!signal.aborted) throw error
        controller.close()
        return
      }
      controller.enqueue(bytes.slice(at, at + size))
      at += size
      if (at >= bytes.length) controller.close()
    },
  })
  const headers = new Headers(answer.headers)
  headers.delete('Content-Length')
  return new Response(body, { status: answer.status, headers })
}

function withBody(answer: Response, body: string): Response {
  const headers = new Headers(answer.headers)
  for (const name of NOT_KEPT) headers.delete(name)
  return new Response(body, { status: answer.status, headers })
}
