import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { hashSources } from '../../start/source-hash'
import { ROOT } from '../../system/run-command'
import type { Bench, Figure } from '../figure'
import { replaceMeasured } from '../report/replace-measured'
import { drawGrowth } from './draw/draw-growth'
import type { Growth } from './growth'
import { openKeptSteps } from './measure/kept-steps'
import { type GrowthOptions, measureGrowth } from './measure/measure-growth'
import { inNewDirectory, onNewServer, type WithPlace } from './measure/places'
import { toSeries } from './summary/series'
import { toPlot } from './summary/to-plot'
import { writeTables } from './summary/write-tables'

const SIZES = [1_000, 10_000, 100_000, 1_000_000]
const MINUTE_MS = 60_000
/** A limit that is never reached: PostgreSQL is measured whole. */
const PATIENCE_MS = 180 * MINUTE_MS
const EMBEDDED_FILL_LIMIT_MS = 20 * MINUTE_MS
/** WebAssembly can address 4 GB: a process that is that large already would not survive ten times as much. */
const EMBEDDED_MEMORY_LIMIT_MB = 2_000

const FOLDER = new URL('../../../.cache/bench/', import.meta.url)
const KEPT = fileURLToPath(new URL('growth', FOLDER))
/** What the figures depend on. */
const MEASURED = [
  'openapi.yaml',
  'package-lock.json',
  'mocks',
  'scripts/bench',
  'scripts/postgres',
  'src/api',
]
const PICTURE = new URL('growth.svg', FOLDER)
const TABLES = new URL('growth-tables.md', FOLDER)
const DOCUMENT = new URL('../../../docs/growth.md', import.meta.url)
const PUBLISHED_PICTURE = new URL('../../../docs/growth.svg', import.meta.url)

/** Each operation of the contract at a thousand products, and ten, a hundred and a thousand times as many. */
export const growthBench: Bench = {
  picture: fileURLToPath(PICTURE),
  async run(note) {
    const sizes = SIZES.filter((size) => size <= readMost())
    const kept = openKeptSteps(KEPT, await hashSources(ROOT, MEASURED))
    const shared = { sizes, kept, note }
    const growths: Growth[] = []
    const served = await onNewServer((withPlace) => measure('PostgreSQL', withPlace, shared))
    if (served) growths.push(served)
    else note('PostgreSQL is left out: no 15 or later here')
    growths.push(await measure('embedded database', inNewDirectory, shared))
    await kept.forget()
    await mkdir(FOLDER, { recursive: true })
    await writeFile(PICTURE, drawGrowth(toPlot(growths)))
    await writeFile(TABLES, writeTables(growths))
    return growths.flatMap(toFigures)
  },
  async publish(machine) {
    const tables = `Measured on ${machine}.\n\n${await readFile(TABLES, 'utf8')}`
    await writeFile(DOCUMENT, replaceMeasured(await readFile(DOCUMENT, 'utf8'), 'growth', tables))
    await writeFile(PUBLISHED_PICTURE, await readFile(PICTURE))
  },
}

/** @throws Error for a value that is no number */
function readMost(): number {
  const given = process.env['GROWTH_MOST']
  if (given === undefined) return Number.POSITIVE_INFINITY
  const most = Number(given)
  if (most >= (SIZES[0] ?? 0)) return most
  throw new Error(`GROWTH_MOST is ${given}: expected a number of products, 1000 or more.`)
}

function measure(
  database: Growth['database'],
  withPlace: WithPlace,
  shared: Pick<GrowthOptions, 'sizes' | 'kept' | 'note'>,
): Promise<Growth> {
  const limits =
    database === 'PostgreSQL'
      ? { fillLimitMs: PATIENCE_MS, memoryLimitMb: Number.POSITIVE_INFINITY }
      : { fillLimitMs: EMBEDDED_FILL_LIMIT_MS, memoryLimitMb: EMBEDDED_MEMORY_LIMIT_MB }
  return measureGrowth({ database, withPlace, ...shared, ...limits })
}

function toFigures(growth: Growth): Figure[] {
  const { database, steps } = growth
  return [
    ...toSeries(growth).flatMap(({ name, points, exponent }): Figure[] => [
      ...points.map(
        ({ size, value }): Figure => ({
          name: `${name}, ${toPlace(database, size)}`,
          value,
          unit: 'ms',
        }),
      ),
      ...(exponent === undefined
        ? []
        : [{ name: `${name}, ${database}`, value: exponent, unit: 'exponent' } as const]),
    ]),
    ...steps.map(
      ({ products, mostMb }): Figure => ({
        name: `memory at most, ${toPlace(database, products)}`,
        value: mostMb,
        unit: 'MB',
      }),
    ),
  ]
}

function toPlace(database: Growth['database'], products: number): string {
  return `${database}, ${products.toLocaleString('en-US')} products`
}
