import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import type { Contract } from '../../../conformance/contract/read-contract'
import type { Send } from '../service/shop-client'
import { judgeChanges } from './judge/judge-changes'
import { type FuzzResponse, judgeResponse } from './judge/judge-response'
import { type Digest, findChanges } from './judge/watch-tables'
import type { FuzzRequest } from './make/fuzz-request'
import type { FuzzWorld } from './make/fuzz-world'
import { createRequestMaker } from './make/make-request'
import { placeOf, type Reach } from './reach/reach'

export interface FuzzResult {
  readonly sent: number
  /** How often each target was aimed at. */
  readonly targets: ReadonlyMap<string, number>
  readonly reach: Reach
  /** How often each status was answered. */
  readonly statuses: ReadonlyMap<number, number>
  /** Answers that the contract does not have, and what refused calls have stored, each with the number of its request. */
  readonly problems: readonly string[]
}

export interface FuzzPlan {
  readonly contract: Contract
  readonly send: Send
  readonly world: FuzzWorld
  readonly seed: string
  /** The number of the first request. */
  readonly from?: number
  readonly count: number
  /** Requests under way at a time. */
  readonly atOnce: number
  /** Reads what is stored; with one request at a time, each change is due to that request. */
  readonly readDigest?: () => Promise<Digest>
}

/**
 * Sends so many requests of a seed, checks every response against the contract, and that refused calls stored nothing.
 *
 * @throws Error when changes are to be told apart while many requests are under way
 */
export async function runFuzz(plan: FuzzPlan): Promise<FuzzResult> {
  const { contract, from = 0, count, seed, send, atOnce, readDigest } = plan
  if (readDigest && atOnce > 1) throw new Error('Changes of many at once are nobody’s')
  const makeRequest = createRequestMaker(contract, plan.world)
  const statuses = new Map<number, number>()
  const targets = new Map<string, number>()
  const reach = new Map<string, number>()
  const problems: string[] = []
  let digest = await readDigest?.()
  let next = from
  const work = async () => {
    while (next < from + count) {
      const index = next
      next += 1
      const request = makeRequest(seed, index)
      const answer = await responseOf(send, request)
      const { status } = answer
      add(statuses, status)
      add(targets, request.target)
      add(reach, placeOf(request))
      const after = await readDigest?.()
      const changed = digest && after ? findChanges(digest, after) : []
      digest = after
      const problem =
        judgeResponse(contract, request, answer) ?? judgeChanges(request, status, changed)
      if (problem) problems.push(describe(seed, index, request, problem))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { sent: next - from, statuses, targets, reach, problems }
}

async function responseOf(send: Send, { path, init }: FuzzRequest): Promise<FuzzResponse> {
  try {
    const response = await send(path, init)
    const contentType = response.headers.get('Content-Type') ?? ''
    const bytes = Buffer.from(await response.arrayBuffer())
    // A response to HEAD names the encoding of the body that GET would have.
    const encoding = init.method === 'HEAD' ? null : response.headers.get('Content-Encoding')
    const text = unpack(bytes, encoding).toString('utf8')
    return { status: response.status, text, contentType }
  } catch (cause) {
    const text = cause instanceof Error ? `${cause.message} ${String(cause.cause)}` : String(cause)
    return { status: 0, text, contentType: '' }
  }
}

function unpack(bytes: Buffer, encoding: string | null): Buffer {
  switch (encoding) {
    case 'gzip':
      return gunzipSync(bytes)
    case 'br':
      return brotliDecompressSync(bytes)
    case 'deflate':
      return inflateSync(bytes)
    default:
      return bytes
  }
}

function describe(seed: string, index: number, { path, init }: FuzzRequest, problem: string) {
  return `'${seed}' ${index}, ${init.method} ${path.slice(0, 300)}: ${problem}`
}

function add<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
