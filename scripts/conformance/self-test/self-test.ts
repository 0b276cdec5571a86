import { writeFile } from 'node:fs/promises'
import { families, unseenFamilies } from './faults/registry'
import { listJobs } from './parallel/job'
import { type Outcome, runJobs } from './parallel/run-jobs'
import { measureRates, openOutcomes } from './rates/measure-rates'
import { tally } from './rates/tally'
import { writePage } from './rates/write-page'
import { variants } from './variants/registry'
import { REPRODUCES } from './verdict'

export interface SelfTestOptions {
  /** Choose the faults and variants whose names contain one of them. */
  readonly words: readonly string[]
  readonly isThorough: boolean
  /** Whether the script of each finding is run against the faulty service and the correct one. */
  readonly runsScripts?: boolean
  /** Whether the judge of recordings is proven, on a recorded day at each. */
  readonly isRecorded?: boolean
  /** Where the page with the error rates of plain and thorough runs goes. */
  readonly ratesFile?: string
}

/**
 * `npm run conformance -- --self-test`: plants every fault in the stateful API, one at a time, and puts every
 * harmless variant in front of it. Resolves to whether exactly the own faults were found and, with `runsScripts`,
 * whether their scripts show them; unseen ones that are missed are named and counted.
 */
export async function runSelfTest(
  { words, isThorough, runsScripts = false, isRecorded = false, ratesFile }: SelfTestOptions,
  write: (text: string) => unknown,
): Promise<boolean> {
  const start = performance.now()
  const onOutcome = (outcome: Outcome) => write(`${writeLine(outcome)}\n`)
  if (ratesFile !== undefined) {
    const corpus = { families: [...families, ...unseenFamilies], variants: variants.length }
    const kept = await openOutcomes()
    const rates = await measureRates(words, kept, onOutcome)
    const found = [...rates.plain, ...rates.thorough].filter(({ verdict }) => verdict.isFound)
    writeScripts(found.filter(hasWrongScript), write)
    await writeFile(ratesFile, writePage(tally(rates, corpus)))
    await kept.forget()
    return true
  }
  const depth = isThorough ? 'thorough' : 'as-needed'
  const jobs = listJobs(words, depth, runsScripts, isRecorded)
  const outcomes = await runJobs(jobs, onOutcome)
  write(`${drawTable(outcomes, performance.now() - start)}\n`)
  for (const { job, verdict } of outcomes.filter(({ verdict: { isRight } }) => !isRight)) {
    const mark = job.isUnseen ? 'MISSED' : 'WRONG'
    write(`${mark} ${verdict.name}: ${verdict.found.join(', ') || 'nothing found'}\n`)
  }
  const silent = outcomes.filter(hasWrongScript)
  writeScripts(silent, write)
  if (isRecorded) return writeShare(outcomes, write)
  const isRight = outcomes.every(({ job, verdict }) => job.isUnseen || verdict.isRight)
  return isRight && silent.length === 0
}

/** What the scripts wrote that don't show their fault. */
function writeScripts(outcomes: readonly Outcome[], write: (text: string) => unknown): void {
  for (const { verdict } of outcomes) write(`SCRIPT ${verdict.name}:\n${verdict.script}\n`)
}

/** So much of the own faults a recording has to show. */
const LEAST_SHARE = 0.6

/** Says how many of the own faults a recording shows; whether they are enough, and nothing harmless raised an alarm. */
function writeShare(outcomes: readonly Outcome[], write: (text: string) => unknown): boolean {
  const own = outcomes.filter(({ job }) => job.kind === 'fault' && !job.isUnseen)
  const found = own.filter(({ verdict }) => verdict.isFound).length
  const alarms = outcomes.filter(({ job, verdict }) => job.kind !== 'fault' && verdict.isFound)
  const share = own.length === 0 ? 1 : found / own.length
  write(
    `${found} of ${own.length} own faults (${Math.round(share * 100)} %) show in a recording, ${alarms.length} alarms\n`,
  )
  return share >= LEAST_SHARE && alarms.length === 0
}

function writeLine(outcome: Outcome): string {
  const {
    job,
    verdict: { name, isRight, isOperationFirst, found },
  } = outcome
  const wrong = job.isUnseen ? 'MISSED' : 'WRONG '
  const isElsewhere = job.isUnseen && isRight && !isOperationFirst
  const right = hasWrongScript(outcome) ? 'SCRIPT' : 'ok    '
  const mark = isElsewhere ? 'ELSEWHERE' : isRight ? right : wrong
  const what = found.map((text) => text.split(' (')[0]).join(', ')
  return `${mark} ${name}${what ? `  →  ${what}` : ''}`
}

function drawTable(outcomes: readonly Outcome[], durationMs: number): string {
  const kinds = new Set(outcomes.map(({ job }) => kindOf(job)))
  const ofKind = (kind: string) => outcomes.filter(({ job }) => kindOf(job) === kind)
  const toLine = (kind: string, all: readonly Outcome[]) => {
    const right = all.filter(({ verdict }) => verdict.isRight).length
    const requests = all.reduce((sum, { verdict }) => sum + verdict.requestCount, 0)
    const columns = [String(all.length), String(right), String(requests), countScripts(all)]
    const widths = [6, 8, 10, 20]
    return `${kind.padEnd(52)}${columns.map((text, at) => text.padStart(widths[at] ?? 0)).join('')}`.trimEnd()
  }
  return [
    '',
    `${'planted'.padEnd(52)} count   right  requests   script reproduces`,
    ...[...kinds].map((kind) => toLine(kind, ofKind(kind))),
    toLine('all', outcomes),
    `in ${(durationMs / 1000).toFixed(1)} s`,
  ].join('\n')
}

function hasWrongScript({ verdict: { script } }: Outcome): boolean {
  return script !== undefined && script !== REPRODUCES
}

/** How many of the scripts that were run show their fault; nothing when none was run. */
function countScripts(all: readonly Outcome[]): string {
  const run = all.filter(({ verdict }) => verdict.script !== undefined)
  const right = run.filter((one) => !hasWrongScript(one))
  return run.length === 0 ? '' : `${right.length} of ${run.length}`
}

function kindOf({ kind, family, isUnseen }: Outcome['job']): string {
  if (kind === 'clean') return 'the service itself'
  if (kind === 'variant') return 'harmless variants'
  return `${isUnseen ? 'unseen faults' : 'faults'}: ${family}`
}
