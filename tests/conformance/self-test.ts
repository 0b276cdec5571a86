/**
 * `npm run conformance -- --self-test`: plants every fault in the stateful API, one at a time, and puts every
 * harmless variant in front of it. Words after `--self-test` choose the faults and variants that contain them.
 */
import { listFailures } from '../../scripts/conformance/run/report'
import { families } from './faults/registry'
import { probe, probeFault, probeVariant, type Verdict } from './support/probe'
import { startService } from './support/start-service'
import { variants } from './variants/registry'

interface Row {
  readonly kind: string
  readonly verdicts: readonly Verdict[]
}

const words = process.argv.slice(2)
const isChosen = ({ name }: { readonly name: string }) =>
  words.length === 0 || words.some((word) => name.includes(word))

const service = await startService()
// The service answers in this process: between two answers nothing else would keep it running.
const awake = setInterval(() => undefined, 60_000)
const start = performance.now()
const clean = await probe(service, (next) => next)
const rows: Row[] = []
for (const { name, faults } of families) {
  rows.push(await judge(`faults: ${name}`, faults, (fault) => probeFault(service, fault)))
}
rows.push(await judge('harmless variants', variants, (variant) => probeVariant(service, variant)))
await service.close()
clearInterval(awake)

const verdicts = rows.flatMap((row) => row.verdicts)
const wrong = verdicts.filter(({ isRight }) => !isRight)
console.log(drawTable())
for (const { name, found } of wrong)
  console.log(`WRONG ${name}: ${found.join(', ') || 'nothing found'}`)
process.exitCode = wrong.length === 0 && listFailures(clean).length === 0 ? 0 : 1

async function judge<T extends { readonly name: string }>(
  kind: string,
  all: readonly T[],
  probeOne: (one: T) => Promise<Verdict>,
): Promise<Row> {
  const found: Verdict[] = []
  for (const one of all.filter(isChosen)) {
    const verdict = await probeOne(one)
    const mark = verdict.isRight ? 'ok   ' : 'WRONG'
    const what = verdict.found.map((text) => text.split(' (')[0]).join(', ')
    console.log(`${mark} ${verdict.name}${what ? `  →  ${what}` : ''}`)
    found.push(verdict)
  }
  return { kind, verdicts: found }
}

function drawTable(): string {
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const line = (kind: string, count: number, right: number, requests: number) =>
    `${kind.padEnd(26)}${String(count).padStart(6)}${String(right).padStart(8)}${String(requests).padStart(10)}`
  const toLine = (kind: string, all: readonly Verdict[]) =>
    line(kind, all.length, all.filter(({ isRight }) => isRight).length, sum(all))
  return [
    '',
    `${'planted'.padEnd(26)} count   right  requests`,
    line('the service itself', 1, listFailures(clean).length === 0 ? 1 : 0, clean.requestCount),
    ...rows.filter((row) => row.verdicts.length > 0).map((row) => toLine(row.kind, row.verdicts)),
    toLine('all faults and variants', verdicts),
    `in ${seconds} s; the service itself took ${clean.durationMs} ms`,
  ].join('\n')
}

function sum(all: readonly Verdict[]): number {
  return all.reduce((total, { requestCount }) => total + requestCount, 0)
}
