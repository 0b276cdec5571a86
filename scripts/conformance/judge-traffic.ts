import type { CommandContext } from './command'
import { createMask, type Mask } from './http/mask'
import { CannotRun } from './model/errors'
import type { Report } from './model/report'
import type { Recording } from './observe/har/read-recording'
import { observeTraffic } from './observe/observe-traffic'
import { type ProxyRun, runProxy } from './observe/proxy/run-proxy'
import { createReader } from './observe/service/create-reader'
import type { Inputs } from './options/read-inputs'
import { toObservedApproach } from './wire/to-approach'

/** Traffic that was judged, and what hides its secrets. */
export interface Judged {
  readonly report: Report
  readonly mask: Mask
}

/**
 * Judges recorded traffic.
 *
 * @throws {CannotRun} when it can't be read, or has no answer of the contract.
 */
export async function judgeRecording(
  traffic: Recording,
  inputs: Inputs,
  { out }: CommandContext,
): Promise<Judged> {
  const { contract, options } = inputs
  const { mask, reader } = await prepare(inputs)
  const { report, entries } = await observeTraffic(traffic, contract, mask, reader)
  const below = options.baseUrl === undefined ? '' : ` below ${options.baseUrl}`
  if (report.requestCount === 0) {
    throw new CannotRun(
      `--observe ${options.observe}: none of its ${entries} entries is an answer of an operation of ${contract.file}${below}.`,
    )
  }
  out.write(
    `${report.requestCount} of ${entries} entries are answers of operations of ${contract.file}${below}.\n`,
  )
  return { report, mask }
}

/**
 * Judges the calls of others until a signal comes.
 *
 * @throws {CannotRun} when it can't listen.
 */
export async function judgePassing(
  { port, baseUrl }: Pick<ProxyRun, 'port' | 'baseUrl'>,
  inputs: Inputs,
  context: CommandContext,
): Promise<Judged> {
  const stop = context.catchSignals?.().first ?? new AbortController().signal
  const { mask, reader } = await prepare(inputs)
  const say = (line: string) => context.out.write(`${line}\n`)
  const { contract } = inputs
  const report = await runProxy({ contract, baseUrl, port, mask, reader, stop, say })
  return { report, mask }
}

async function prepare(inputs: Inputs) {
  const { contract, options } = inputs
  const mask = createMask()
  const approach = await toObservedApproach(inputs, { hide: mask.hide, mask })
  const base = options.baseUrl === undefined ? {} : { baseUrl: options.baseUrl }
  return { mask, reader: createReader({ contract, mask, ...base, ...approach }) }
}
