/**
 * `npm run bench`: measures the product beside its yardsticks and prints ratios of one run, since machines differ and
 * are noisy. `npm run bench -- widget` measures that alone, `--list` names all. The figures go to `.cache/bench` as JSON
 * and as a page with plots, and are compared with those of the run before. `--publish` also puts those of
 * `growth` and `memory` into the documents that show them. Exit 1: a goal was missed, or its figure's
 * interval holds it, so that nothing is shown.
 */
import { readFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { catalogBench } from './bench/catalog/catalog-bench'
import { proxyBench } from './bench/check/proxy-bench'
import { verdictBench } from './bench/check/verdict-bench'
import { type Bench, type Figure, reachesGoal } from './bench/figure'
import { growthBench } from './bench/growth/growth-bench'
import { watchOtherWork } from './bench/host-load/watch-other-work'
import { inUseBench } from './bench/in-use/in-use-bench'
import { machinesBench } from './bench/machines/machines-bench'
import { memoryBench } from './bench/memory/memory-bench'
import { pageBench } from './bench/page/page-bench'
import { fuzzBench } from './bench/reliability/fuzz/fuzz-bench'
import { reliabilityBench } from './bench/reliability/reliability-bench'
import { formatTable } from './bench/report/format-table'
import { readLastValues, writeResults } from './bench/report/results-file'
import { writePage } from './bench/report/write-page'
import { startUpBench } from './bench/start-up/start-up-bench'
import { widgetBench } from './bench/widget/widget-bench'
import { worldsBench } from './bench/worlds/worlds-bench'
import { readCommandLine } from './processes/command-line/read-command-line'
import { exitWithMessage } from './processes/exit-with-message'
import { paint } from './processes/terminal'

/** Everything that `npm run bench` measures. */
const benches: readonly Bench[] = [
  startUpBench,
  catalogBench,
  machinesBench,
  memoryBench,
  widgetBench,
  pageBench,
  inUseBench,
  reliabilityBench,
  fuzzBench,
  verdictBench,
  proxyBench,
  worldsBench,
  growthBench,
]

const FOLDER = fileURLToPath(new URL('../.cache/bench/', import.meta.url))
const MACHINE = `${cpus()[0]?.model.trim() ?? 'unknown processor'} × ${cpus().length}, Node ${process.versions.node}`

const { values, positionals: names } = readCommandLine({
  options: {
    list: { type: 'boolean', default: false },
    publish: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})

if (values.list) {
  for (const { name, about } of benches) console.log(`${name.padEnd(12)} ${about}`)
} else {
  await run().catch(exitWithMessage)
}

async function run(): Promise<void> {
  console.log(paint('dim', MACHINE))
  for (const bench of chosen()) await measure(bench)
}

function chosen(): readonly Bench[] {
  const unknown = names.filter((name) => !benches.some((bench) => bench.name === name))
  if (unknown.length > 0) {
    const known = benches.map(({ name }) => name).join(', ')
    console.error(`There is no bench ${unknown.join(', ')}. There are: ${known}.`)
    process.exit(2)
  }
  return benches.filter(({ name }) => names.length === 0 || names.includes(name))
}

async function measure(bench: Bench): Promise<void> {
  const { name, about, picture } = bench
  console.log(`\n${paint('bold', name)}  ${about}`)
  const file = `${FOLDER}${name}.json`
  const last = await readLastValues(file)
  const { result: figures, otherWork } = await watchOtherWork(() =>
    bench.run((text) => console.log(paint('dim', `  ${text}`))),
  )
  console.log(formatTable(figures, last))
  console.log(paint('dim', otherWork))
  const machine = `${MACHINE}, ${otherWork}`
  await writeResults(file, machine, figures)
  await writePage(`${FOLDER}${name}.html`, {
    title: `${name}: ${about}`,
    machine,
    figures,
    ...(picture === undefined ? {} : { picture: await readFile(picture, 'utf8') }),
  })
  if (values.publish) await bench.publish?.(machine, figures)
  const isShort = (figure: Figure) => ['missed', 'open'].includes(reachesGoal(figure) ?? '')
  if (figures.some(isShort)) process.exitCode = 1
}
