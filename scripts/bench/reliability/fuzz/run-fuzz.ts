import { z } from 'zod'
import type { Contract } from '../../../conformance/contract/read-contract'
import type { Send } from '../service/shop-client'
import { createRequestMaker, type FuzzRequest, type Identity } from './make-request'

export interface FuzzResult {
  readonly sent: number
  /** How often each status was answered. */
  readonly statuses: ReadonlyMap<number, number>
  /** Answers that the contract does not have, each with the number of its request. */
  readonly undocumented: readonly string[]
}

export interface FuzzPlan {
  readonly contract: Contract
  readonly send: Send
  readonly identities: readonly Identity[]
  readonly seed: string
  readonly count: number
  /** Requests under way at a time. */
  readonly atOnce: number
  /** Told after every so many requests. */
  onProgress?(sent: number): Promise<void> | void
}

/** What stands at no operation's address: not found, another method, or not even read. */
const LOST_STATUSES = new Set([400, 401, 403, 404, 405, 413])
const PROGRESS_EVERY = 2_000
const errorSchema = z.union([
  z.looseObject({ error: z.string() }),
  z.looseObject({ message: z.string() }),
])

/** Sends so many requests of a seed and holds every answer against the contract. */
export async function runFuzz(plan: FuzzPlan): Promise<FuzzResult> {
  const { contract, count, seed, send, atOnce } = plan
  const makeRequest = createRequestMaker(contract, plan.identities)
  const statuses = new Map<number, number>()
  const undocumented: string[] = []
  let next = 0
  const work = async () => {
    while (next < count) {
      const index = next
      next += 1
      const request = makeRequest(seed, index)
      const { status, text } = await answerOf(send, request)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      const problem = judge(contract, request, status, text)
      if (problem)
        undocumented.push(`${seed} ${index}, ${request.init.method} ${request.path}: ${problem}`)
      if (index % PROGRESS_EVERY === 0) await plan.onProgress?.(index)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { sent: next, statuses, undocumented }
}

async function answerOf(send: Send, { path, init }: FuzzRequest) {
  try {
    const response = await send(path, init)
    return { status: response.status, text: await response.text() }
  } catch (cause) {
    return {
      status: 0,
      text: cause instanceof Error ? `${cause.message} ${String(cause.cause)}` : String(cause),
    }
  }
}

/** What is wrong with an answer, `undefined` when the contract has it. A fault of the service is always wrong. */
function judge(
  contract: Contract,
  { operationId }: FuzzRequest,
  status: number,
  text: string,
): string | undefined {
  if (status === 0 || status >= 500) return `${status} ${text.slice(0, 200)}`
  if (operationId === undefined && LOST_STATUSES.has(status)) {
    return errorSchema.safeParse(parse(text)).success ? undefined : `${status} without a sentence`
  }
  if (operationId === undefined) return undefined
  const promise = contract.operation(operationId).answers.get(status)
  if (!promise) return `${status} is not in the contract`
  const [problem] = promise.schemaPointer
    ? contract.checkSchema(promise.schemaPointer, parse(text))
    : []
  return problem && `${status} ${problem.at} ${problem.message}`
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The schema then says that it is not what was promised.
    return undefined
  }
}
