import type { Contract } from '../../contract/read-contract'
import type { Mask } from '../../http/mask'
import type { Report } from '../../model/report'
import { createOracle } from '../create-oracle'
import { createFindingLog } from '../finding-log'
import type { Reader } from '../service/create-reader'
import { serveProxy } from './serve-proxy'

export interface ProxyRun {
  readonly contract: Contract
  readonly baseUrl: string
  readonly port: number
  readonly mask: Mask
  /** How the service is reached. */
  readonly reader: Reader
  /** Ends it. */
  readonly stop: AbortSignal
  /** Says what happens, in lines. */
  say(line: string): void
}

/**
 * Judges calls as they pass, until it is stopped; the first of each kind of difference is said at once.
 *
 * @throws {CannotRun} when it can't listen at the port.
 */
export async function runProxy({
  contract,
  baseUrl,
  port,
  mask,
  reader,
  stop,
  say,
}: ProxyRun): Promise<Report> {
  const judge = createOracle(contract, undefined, reader.callers)
  const log = createFindingLog(contract, mask)
  let unanswered = 0
  let unread = 0
  const proxy = await serveProxy({
    baseUrl,
    port,
    reader,
    onCall(exchange, isAlone) {
      const found = log.write(exchange, judge(exchange, isAlone))
      for (const { operation, rule, expected, got } of found)
        say(mask(`✗ ${operation} · ${rule}: expected ${expected}, got ${got}`))
    },
    onSilence(why) {
      unanswered += 1
      say(mask(`no answer: ${why}`))
    },
    onUnread(what) {
      unread += 1
      say(mask(`not judged, too large, too deep or in an unknown encoding: ${what}`))
    },
  })
  say(
    `Give clients ${proxy.baseUrl}: calls go on to ${baseUrl}. Ctrl-C ends it, and says what differs.`,
  )
  if (!stop.aborted)
    await new Promise<void>((resolve) => stop.addEventListener('abort', () => resolve()))
  await proxy.close()
  const gaps = [
    ...(unanswered > 0 ? [`${unanswered} calls got no answer from ${baseUrl}.`] : []),
    ...(unread > 0 ? [`${unread} answers could not be read.`] : []),
    ...(log.isEmpty() ? [`No call of ${contract.file} was answered.`] : reader.listGaps()),
  ]
  return log.report(baseUrl, gaps, reader)
}
