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
import { type Figure, reachesGoal } from './bench/figure'
import { watchOtherWork } from './bench/host-load/watch-other-work'
import { type BenchEntry, benches } from './bench/registry'
import { formatTable } from './bench/report/format-table'
import { readLastValues, writeResults } from './bench/report/results-file'
import { writePage } from './bench/report/write-page'
import { readCommandLine } from './processes/command-line/read-command-line'
import { exitWithMessage } from './processes/exit-with-message'
import { paint } from './processes/terminal'

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

function chosen(): readonly BenchEntry[] {
  const unknown = names.filter((name) => !benches.some((bench) => bench.name === name))
  if (unknown.length > 0) {
    const known = benches.map(({ name }) => name).join(', ')
    console.error(`There is no bench ${unknown.join(', ')}. There are: ${known}.`)
    process.exit(2)
  }
  return benches.filter(({ name }) => names.length === 0 || names.includes(name))
}

async function measure({ name, about, load }: BenchEntry): Promise<void> {
  console.log(`\n${paint('bold', name)}  ${about}`)
  const file = `${FOLDER}${name}.json`
  const last = await readLastValues(file)
  const bench = await load()
  const { result: figures, otherWork } = await watchOtherWork(() =>
    bench.run((text) => console.log(paint('dim', `  ${text}`))),
  )
  console.log(formatTable(figures, last))
  console.log(paint('dim', otherWork))
  const { picture } = bench
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
