import { setTimeout as wait } from 'node:timers/promises'
import type { Contract } from '../../api/contract/contract'
import { assertNever } from '../../api/lib/assert-never'
import type { Operation } from '../../contract/operation'
import { breakShape, cutShort, htmlPage, refusalOf, trickle } from './corrupt-response'
import { readLatencyMs } from './is-due'
import type { Trouble } from './trouble'

/** A connection that ends without an answer, as a client sees it. */
export class ConnectionCut extends Error {
  override readonly name = 'ConnectionCut'
}

const GIVEN_UP = 'Nobody waits for this answer any more.'

/** One call that meets a trouble. */
export interface TroubledCall {
  readonly operation: Operation
  readonly request: Request
  /** Which of the trouble's calls it is, from 1. */
  readonly number: number
  /** Ends what waits when the world ends. */
  readonly stopping: AbortSignal
  readonly contract: Pick<Contract, 'exampleOf'>
  /** Does the call; may be called twice. */
  serve(request: Request): Promise<Response>
}

/** @throws ConnectionCut where no answer comes */
export async function applyTrouble(trouble: Trouble, call: TroubledCall): Promise<Response> {
  const { operation, request, serve } = call
  const { harm } = trouble
  switch (harm.kind) {
    case 'latency':
      await waitFor(readLatencyMs(harm.fromMs, harm.toMs, trouble.seed, call.number), call)
      return serve(request)
    case 'status': {
      const example = call.contract.exampleOf(operation, harm.status)
      return refusalOf(operation, harm.status, example, trouble.retryAfterSeconds)
    }
    case 'cut':
      await readToEnd(request)
      throw new ConnectionCut(describe(trouble))
    case 'hang':
      await waitFor(undefined, call)
      throw new ConnectionCut(describe(trouble))
    case 'slow-body':
      return trickle(await serve(request), harm.ms, request.signal)
    case 'malformed':
      return cutShort(await serve(uncompressed(request)))
    case 'wrong-shape':
      return breakShape(await serve(uncompressed(request)), operation)
    case 'html':
      return htmlPage()
    case 'answer-lost':
      await (await serve(request)).arrayBuffer()
      await readToEnd(request)
      throw new ConnectionCut(describe(trouble))
    case 'twice': {
      const again = request.clone()
      await (await serve(request)).arrayBuffer()
      return serve(again)
    }
    default:
      return assertNever(harm)
  }
}

/** Waits until the client gives up where no time is given. */
async function waitFor(ms: number | undefined, { request, stopping }: TroubledCall): Promise<void> {
  const signal = AbortSignal.any([request.signal, stopping])
  try {
    if (ms !== undefined) return await wait(ms, undefined, { signal })
    if (!signal.aborted) {
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
    }
  } catch (error) {
    if (!signal.aborted) throw error
  }
  throw new ConnectionCut(GIVEN_UP)
}

/** A connection that ends before all that a browser sends has been read is reset: it may send again then by itself. */
async function readToEnd({ body, bodyUsed }: Request): Promise<void> {
  if (!body || bodyUsed) return
  try {
    await body.pipeTo(new WritableStream())
  } catch (cause) {
    throw new ConnectionCut(GIVEN_UP, { cause })
  }
}

function describe({ text }: Trouble): string {
  return `The connection was cut, as the trouble ${text} asks.`
}

/** A body that is changed has to be text. */
function uncompressed(request: Request): Request {
  const plain = new Request(request)
  plain.headers.set('Accept-Encoding', 'identity')
  return plain
}
