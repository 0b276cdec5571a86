import { listFailures, type Report } from '../model/report'
import { families } from './faults/registry'
import { probe, probeFault, probeVariant, type Verdict } from './probe'
import { startService } from './start-service'
import { variants } from './variants/registry'

interface Row {
  readonly kind: string
  readonly verdicts: readonly Verdict[]
}

/**
 * `npm run conformance -- --self-test`: plants every fault in the stateful API, one at a time, and puts every
 * harmless variant in front of it. Words choose the faults and variants whose names contain one of them.
 * Resolves to whether exactly the planted faults were found and, with `runsScripts`, whether their scripts show them.
 */
export async function runSelfTest(
  words: readonly string[],
  write: (text: string) => unknown,
  runsScripts = false,
): Promise<boolean> {
  const isChosen = ({ name }: { readonly name: string }) =>
    words.length === 0 || words.some((word) => name.includes(word))
  const service = await startService()
  // The service answers in this process: between two answers nothing else would keep it running.
  const awake = setInterval(() => undefined, 60_000)
  const start = performance.now()
  const rows: Row[] = []
  try {
    const clean = await probe(service, (next) => next)
    for (const { name, faults } of families) {
      const chosen = faults.filter(isChosen)
      rows.push(
        await judge(
          `faults: ${name}`,
          chosen,
          (fault) => probeFault(service, fault, [], runsScripts),
          write,
        ),
      )
    }
    const chosen = variants.filter(isChosen)
    const probeOne = (variant: (typeof variants)[number]) => probeVariant(service, variant)
    rows.push(await judge('harmless variants', chosen, probeOne, write))
    write(`${drawTable(clean, rows, performance.now() - start)}\n`)
    const wrong = rows.flatMap(({ verdicts }) => verdicts).filter(({ isRight }) => !isRight)
    for (const { name, found } of wrong) {
      write(`WRONG ${name}: ${found.join(', ') || 'nothing found'}\n`)
    }
    const silent = rows.flatMap(({ verdicts }) => verdicts).filter(hasWrongScript)
    for (const { name, script } of silent) write(`SCRIPT ${name}:\n${script}\n`)
    return wrong.length === 0 && silent.length === 0 && listFailures(clean).length === 0
  } finally {
    await service.close()
    clearInterval(awake)
  }
}

async function judge<T>(
  kind: string,
  all: readonly T[],
  probeOne: (one: T) => Promise<Verdict>,
  write: (text: string) => unknown,
): Promise<Row> {
  const verdicts: Verdict[] = []
  for (const one of all) {
    const verdict = await probeOne(one)
    const mark = verdict.isRight ? 'ok   ' : 'WRONG'
    const what = verdict.found.map((text) => text.split(' (')[0]).join(', ')
    write(`${mark} ${verdict.name}${what ? `  →  ${what}` : ''}\n`)
    verdicts.push(verdict)
  }
  return { kind, verdicts }
}

function drawTable(clean: Report, rows: readonly Row[], durationMs: number): string {
  const line = (kind: string, count: number, right: number, requests: number, scripts = '') =>
    `${kind.padEnd(26)}${String(count).padStart(6)}${String(right).padStart(8)}${String(requests).padStart(10)}${scripts.padStart(20)}`.trimEnd()
  const toLine = (kind: string, all: readonly Verdict[]) =>
    line(kind, all.length, all.filter(({ isRight }) => isRight).length, sum(all), countScripts(all))
  const verdicts = rows.flatMap((row) => row.verdicts)
  return [
    '',
    `${'planted'.padEnd(26)} count   right  requests   script reproduces`,
    line('the service itself', 1, listFailures(clean).length === 0 ? 1 : 0, clean.requestCount),
    ...rows.filter((row) => row.verdicts.length > 0).map((row) => toLine(row.kind, row.verdicts)),
    toLine('all faults and variants', verdicts),
    `in ${(durationMs / 1000).toFixed(1)} s; the service itself took ${clean.durationMs} ms`,
  ].join('\n')
}

function hasWrongScript({ script }: Verdict): boolean {
  return script !== undefined && script !== 'reproduces'
}

/** How many of the scripts that were run show their fault; nothing when none was run. */
function countScripts(all: readonly Verdict[]): string {
  const run = all.filter(({ script }) => script !== undefined)
  return run.length === 0
    ? ''
    : `${run.filter((one) => !hasWrongScript(one)).length} of ${run.length}`
}

function sum(all: readonly Verdict[]): number {
  return all.reduce((total, { requestCount }) => total + requestCount, 0)
}
