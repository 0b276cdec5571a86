import type { Contract } from '../contract/read-contract'
import type { Exchange } from '../http/exchange'
import type { Mask } from '../http/mask'
import type { Report } from '../model/report'
import { orderCalls } from './alone'
import { isAnswered, toExchange } from './har/har-entry'
import type { Recording } from './har/read-recording'
import { createStoryJudge } from './judge-story'
import { createMatcher } from './match-call'
import { createNotebook } from './notebook'

/** What was observed, and how much was looked at. */
export interface Observed {
  readonly report: Report
  /** Of the recording, those of other addresses included. */
  readonly entries: number
}

/**
 * Judges recorded calls by the contract and by each other, and sends nothing. Holds a bounded part of the recording.
 *
 * @throws {CannotRun} when the recording can't be read.
 */
export async function observeTraffic(
  recording: Recording,
  contract: Contract,
  mask: Mask,
  settleMs?: number,
): Promise<Observed> {
  const judge = createStoryJudge(contract, settleMs)
  const notebook = createNotebook(contract, mask)
  const counts = { entries: 0 }
  for await (const { exchange, isAlone } of orderCalls(readCalls(recording, contract, counts)))
    notebook.write(exchange, judge(exchange, isAlone))
  return { report: notebook.report(recording.file, recording.listGaps()), entries: counts.entries }
}

/** The answers of the contract's operations, at any base URL. */
async function* readCalls(
  recording: Recording,
  { operations }: Contract,
  counts: { entries: number },
): AsyncGenerator<Exchange> {
  const match = createMatcher(operations)
  let number = 0
  for await (const entry of recording.entries()) {
    counts.entries += 1
    const operation = match(entry.request.method, entry.request.url)
    if (!operation || !isAnswered(entry)) continue
    number += 1
    yield toExchange(entry, operation, number)
  }
}
