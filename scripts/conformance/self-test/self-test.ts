import { writeFile } from 'node:fs/promises'
import { families, unseenFamilies } from './faults/registry'
import { listJobs } from './parallel/job'
import { type Outcome, runJobs } from './parallel/run-jobs'
import { measureRates } from './rates/measure-rates'
import { tally } from './rates/tally'
import { writePage } from './rates/write-page'
import { variants } from './variants/registry'

export interface SelfTestOptions {
  /** Choose the faults and variants whose names contain one of them. */
  readonly words: readonly string[]
  readonly isThorough: boolean
  /** Where the page with the error rates of plain and thorough runs goes. */
  readonly ratesFile?: string
}

/**
 * `npm run conformance -- --self-test`: plants every fault in the stateful API, one at a time, and puts every
 * harmless variant in front of it. Resolves to whether exactly the own faults were found; unseen ones that are
 * missed are named and counted.
 */
export async function runSelfTest(
  { words, isThorough, ratesFile }: SelfTestOptions,
  write: (text: string) => unknown,
): Promise<boolean> {
  const start = performance.now()
  const onOutcome = (outcome: Outcome) => write(`${writeLine(outcome)}\n`)
  if (ratesFile !== undefined) {
    const corpus = { families: [...families, ...unseenFamilies], variants: variants.length }
    const rates = await measureRates(words, onOutcome)
    await writeFile(ratesFile, writePage(tally(rates, corpus)))
    return true
  }
  const outcomes = await runJobs(listJobs(words, isThorough ? 'thorough' : 'as-needed'), onOutcome)
  write(`${drawTable(outcomes, performance.now() - start)}\n`)
  for (const { job, verdict } of outcomes.filter(({ verdict: { isRight } }) => !isRight)) {
    const mark = job.isUnseen ? 'MISSED' : 'WRONG'
    write(`${mark} ${verdict.name}: ${verdict.found.join(', ') || 'nothing found'}\n`)
  }
  return outcomes.every(({ job, verdict }) => job.isUnseen || verdict.isRight)
}

function writeLine({ job, verdict: { name, isRight, isOperationFirst, found } }: Outcome): string {
  const wrong = job.isUnseen ? 'MISSED' : 'WRONG '
  const isElsewhere = job.isUnseen && isRight && !isOperationFirst
  const mark = isElsewhere ? 'ELSEWHERE' : isRight ? 'ok    ' : wrong
  const what = found.map((text) => text.split(' (')[0]).join(', ')
  return `${mark} ${name}${what ? `  →  ${what}` : ''}`
}

function drawTable(outcomes: readonly Outcome[], durationMs: number): string {
  const kinds = new Set(outcomes.map(({ job }) => kindOf(job)))
  const ofKind = (kind: string) => outcomes.filter(({ job }) => kindOf(job) === kind)
  const line = (kind: string, count: number, right: number, requests: number) =>
    `${kind.padEnd(52)}${String(count).padStart(6)}${String(right).padStart(8)}${String(requests).padStart(10)}`
  const toLine = (kind: string, all: readonly Outcome[]) => {
    const right = all.filter(({ verdict }) => verdict.isRight).length
    const requests = all.reduce((sum, { verdict }) => sum + verdict.requestCount, 0)
    return line(kind, all.length, right, requests)
  }
  return [
    '',
    `${'planted'.padEnd(52)} count   right  requests`,
    ...[...kinds].map((kind) => toLine(kind, ofKind(kind))),
    toLine('all', outcomes),
    `in ${(durationMs / 1000).toFixed(1)} s`,
  ].join('\n')
}

function kindOf({ kind, family, isUnseen }: Outcome['job']): string {
  if (kind === 'clean') return 'the service itself'
  if (kind === 'variant') return 'harmless variants'
  return `${isUnseen ? 'unseen faults' : 'faults'}: ${family}`
}
