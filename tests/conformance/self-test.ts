/**
 * `npm run conformance -- --self-test`: plants every fault in the stateful API, one at a time, and puts every
 * harmless variant in front of it. Words after `--self-test` choose the faults and variants that contain them.
 */
import { faults } from './faults/registry'
import { probe, probeFault, probeVariant, type Verdict } from './support/probe'
import { startService } from './support/start-service'
import { variants } from './variants/registry'

const words = process.argv.slice(2)
const isChosen = ({ name }: { readonly name: string }) =>
  words.length === 0 || words.some((word) => name.includes(word))

const service = await startService()
// The service answers in this process: between two answers nothing else would keep it running.
const awake = setInterval(() => undefined, 60_000)
const start = performance.now()
const clean = await probe(service, (next) => next)
const verdicts: Verdict[] = []
for (const fault of faults.filter(isChosen)) {
  verdicts.push(report('fault', await probeFault(service, fault, 'full')))
}
for (const variant of variants.filter(isChosen)) {
  verdicts.push(report('variant', await probeVariant(service, variant)))
}
await service.close()
clearInterval(awake)

const wrong = verdicts.filter(({ isRight }) => !isRight)
const requests = verdicts.reduce((sum, { requestCount }) => sum + requestCount, clean.requestCount)
const seconds = ((performance.now() - start) / 1000).toFixed(1)
console.log(
  `\nthe service itself: ${clean.findings.length} findings, ${clean.requestCount} requests in ${clean.durationMs} ms`,
)
console.log(
  `${verdicts.length - wrong.length} of ${verdicts.length} right: ${requests} requests in ${seconds} s`,
)
for (const { name, found } of wrong)
  console.log(`WRONG ${name}: ${found.join(', ') || 'nothing found'}`)
process.exitCode = wrong.length === 0 && clean.findings.length === 0 ? 0 : 1

function report(kind: string, verdict: Verdict): Verdict {
  const mark = verdict.isRight ? 'ok   ' : 'WRONG'
  const what = verdict.found.map((found) => found.split(' (')[0]).join(', ') || '-'
  console.log(`${mark} ${kind.padEnd(8)} ${verdict.name.padEnd(60)} ${what.slice(0, 100)}`)
  return verdict
}
