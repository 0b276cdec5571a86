import { loadContract } from '../../mocks/api/contract/contract'
import { createOperationFinder } from '../../mocks/worlds/model/find-operation'
import { isTrickling } from '../../mocks/worlds/troubles/create-troubles'
import type { Call, CallAnswer } from './calls'
import { untilAborted } from './until-aborted'

/**
 * Serves a request and keeps what was asked and answered; the answer can still be read. One that trickles in is kept once
 * it has been sent.
 *
 * @throws what serving throws, or the reason of the request's signal, after keeping that there was no answer; one that was
 *   given up before it was sent is not kept
 */
export async function recordCall(
  request: Request,
  serve: (request: Request) => Promise<Response>,
  { now, keep }: { readonly now: () => Date; readonly keep: (call: Call) => void },
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const { method, headers, signal } = request
  const at = now()
  const [body, contract] = await untilAborted(signal, () =>
    Promise.all([readBody(request), loadContract()]),
  )
  const keepWith = (answer: CallAnswer) =>
    keep({
      operation: createOperationFinder(contract)({ method, pathname })?.id,
      request: {
        method,
        path: pathname,
        query: Object.fromEntries(searchParams),
        headers: Object.fromEntries(headers),
        body,
      },
      answer,
      at,
    })
  try {
    const { response, answered } = await untilAborted(signal, async () => {
      const served = await serve(request)
      return {
        response: served,
        answered: isTrickling(served) ? undefined : await readWhole(served),
      }
    })
    const { status } = response
    const keepAnswer = (answered: unknown) =>
      keepWith({ status, headers: Object.fromEntries(response.headers), body: answered })
    if (isTrickling(response)) {
      const kept = readWhole(response.clone()).then((body) =>
        keepAnswer(signal.aborted ? undefined : body),
      )
      return endAfter(response, kept, signal)
    }
    keepAnswer(answered)
    return response
  } catch (error) {
    keepWith({ status: 0, headers: {}, body: undefined })
    throw error
  }
}

/** The answer as it comes, whose reader finds its end when other work has ended too, or the reason of the signal. */
function endAfter(
  { body, status, headers }: Response,
  work: Promise<void>,
  signal: AbortSignal,
): Response {
  const ending = new TransformStream<Uint8Array, Uint8Array>({ flush: () => work })
  return new Response(body?.pipeThrough(ending, { signal }), { status, headers })
}

/** One that ends in the middle is for its reader to find out. */
function readWhole(response: Response): Promise<unknown> {
  return readBody(response).catch(() => undefined)
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
