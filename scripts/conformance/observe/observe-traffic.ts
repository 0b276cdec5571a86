import type { Contract } from '../contract/read-contract'
import type { Exchange } from '../http/exchange'
import type { Mask } from '../http/mask'
import type { Report } from '../model/report'
import { createOracle } from './create-oracle'
import { createFindingLog } from './finding-log'
import { isAnswered } from './har/har-entry'
import type { Recording } from './har/read-recording'
import { orderCalls } from './order-calls'
import { createReader, type Reader } from './service/create-reader'

/** What was observed, and how much was looked at. */
export interface Observed {
  readonly report: Report
  /** Of the recording, those of other addresses included. */
  readonly entries: number
}

/**
 * Judges recorded calls by the contract and by each other, and sends nothing. Holds a bounded part of the recording.
 *
 * @param reader how a service is reached that has its own way
 * @throws {CannotRun} when the recording can't be read.
 */
export async function observeTraffic(
  recording: Recording,
  contract: Contract,
  mask: Mask,
  reader: Reader = createReader({ contract, mask }),
  settleMs?: number,
): Promise<Observed> {
  const judge = createOracle(contract, settleMs, reader.callers)
  const log = createFindingLog(contract, mask)
  const counts = { entries: 0 }
  for await (const { exchange, isAlone } of orderCalls(readCalls(recording, reader, counts)))
    log.write(exchange, judge(exchange, isAlone))
  const gaps = [...recording.listGaps(), ...reader.listGaps()]
  return { report: log.report(recording.file, gaps, reader), entries: counts.entries }
}

/** The answers of the contract's operations. */
async function* readCalls(
  recording: Recording,
  reader: Reader,
  counts: { entries: number },
): AsyncGenerator<Exchange> {
  let number = 0
  for await (const entry of recording.entries()) {
    counts.entries += 1
    const matched = reader.match(entry.request.method, entry.request.url)
    if (!matched || !isAnswered(entry)) continue
    number += 1
    yield reader.read(entry, matched, number)
  }
}
