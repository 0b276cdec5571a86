import type { Context } from 'hono'
import type { Operation } from '../../../contract/operation'
import type { AdmissionControl } from '../../admission/admission-control'
import { interleaveBatches } from '../../admission/interleave-batches'
import type { Contract } from '../../contract/contract'
import type { OperationId, Outcome, Refusal } from '../../contract/operation'
import { checkBatches, checkResponse } from './check-response'
import { sendJson, sendRefusal } from './send-outcome'
import { isBatches, streamList } from './stream-list'

/** What a request holds of the process, to be released when it ends, however it ends. */
export interface Releases {
  add(release: () => void): void
  /** Releases everything. */
  release(): void
  /** Passes the duty on: the caller has to release everything with the result. */
  handOver(): () => void
}

export function createReleases(): Releases {
  let releases: (() => void)[] = []
  const takeOut = () => {
    const taken = releases
    releases = []
    return () => {
      for (const release of taken) release()
    }
  }
  return {
    add: (release) => void releases.push(release),
    release: () => takeOut()(),
    handOver: takeOut,
  }
}

export interface ResponseDependencies {
  readonly contract: Contract
  /** Validate responses against the contract too. */
  readonly checksAnswers: boolean
  readonly admission: AdmissionControl
}

/**
 * Sends the outcome of an operation; a list is streamed.
 *
 * @throws InvalidResponse when responses are checked and the body breaks the contract
 */
export async function respond<O extends OperationId>(
  outcome: Outcome<O> | Refusal,
  { contract, checksAnswers, admission }: ResponseDependencies,
  request: {
    readonly context: Context
    readonly operation: Operation
    readonly address: string
    readonly releases: Releases
    /** Called when a list breaks off. */
    onFault(fault: unknown): void
  },
): Promise<Response> {
  const { context, operation, address, releases, onFault } = request
  if (!('body' in outcome)) return sendRefusal(context, operation, outcome)
  const body: unknown = outcome.body
  if (isBatches(body)) {
    const checked = checksAnswers ? checkBatches(contract, operation.id, body) : body
    const takeTurn = () => admission.take('list-batch', { address })
    // The list is still read after this function has returned, and keeps its turn until it ends.
    const batches = interleaveBatches(checked, takeTurn, releases.handOver())
    const stream = await streamList(batches, onFault)
    const headers = { 'Content-Type': 'application/json' }
    if (context.req.raw.method !== 'HEAD') return context.body(stream, 200, headers)
    // Nothing would read the stream, and so nothing would end it.
    await stream.cancel()
    return context.body(null, 200, headers)
  }
  if (checksAnswers) checkResponse(contract, operation.id, 200, body)
  if (outcome.tag !== undefined) context.header('ETag', outcome.tag)
  return sendJson(context, body)
}
