import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { runCommand } from '../../system/run-command'
import type { Figure } from '../figure'
import { takePairs } from '../pairs/take-pairs'
import { describeValues, type RoundCounts } from '../pairs/take-rounds'
import { median } from '../percentile'
import { timeDatabase } from './measure-worlds'

const FURTHER = 10
const FIRST_GOAL_MS = 300
const FURTHER_GOAL_MS = 30

const sampleSchema = z.object({
  importMs: z.number(),
  firstMs: z.number(),
  furtherMs: z.array(z.number()),
})

type Created = z.infer<typeof sampleSchema>

/**
 * `createWorld()` of the package, each time in a process of its own: the first, and those after it.
 *
 * @param folder of the built package
 */
export async function measureCreateWorld(folder: string, counts: RoundCounts): Promise<Figure[]> {
  const imports: number[] = []
  const figures = await takePairs<Pick<Created, 'firstMs' | 'furtherMs'>>({
    yardstick: 'database',
    async own() {
      const created = await createInProcess(folder)
      imports.push(created.importMs)
      return created
    },
    async other() {
      const ms = await timeDatabase()
      return { firstMs: ms, furtherMs: [ms] }
    },
    figures: [
      {
        name: 'createWorld(), the first time in a process',
        unit: 'ms',
        of: ({ firstMs }) => firstMs,
        goal: { of: 'value', atMost: FIRST_GOAL_MS },
      },
      {
        name: 'createWorld(), each further time',
        unit: 'ms',
        of: ({ furtherMs }) => median(furtherMs),
        goal: { of: 'value', atMost: FURTHER_GOAL_MS },
      },
    ],
    ...counts,
  })
  return [{ name: 'importing the package', unit: 'ms', ...describeValues(imports) }, ...figures]
}

/** @throws Error with what the process wrote, when it fails */
async function createInProcess(folder: string): Promise<Created> {
  const source = program(pathToFileURL(join(folder, 'lib/module.mjs')).href)
  const args = ['--input-type=module', '--eval', source]
  const { isOk, output } = await runCommand(process.execPath, args)
  if (!isOk) throw new Error(output)
  return sampleSchema.parse(JSON.parse(output))
}

/** As a suite does it: each world is asked for something, and deleted, before the next one. */
const program = (module: string): string => `
  const importedAt = performance.now()
  const { createWorld } = await import(${JSON.stringify(module)})
  const importMs = performance.now() - importedAt
  const times = []
  for (let round = 0; round <= ${FURTHER}; round += 1) {
    const start = performance.now()
    const world = await createWorld()
    times.push(performance.now() - start)
    const answer = await world.fetch('/api/product/list?limit=6')
    if (!answer.ok) throw new Error('A world answered ' + answer.status)
    await world.delete()
  }
  const [firstMs, ...furtherMs] = times
  console.log(JSON.stringify({ importMs, firstMs, furtherMs }))
  // A timer of the embedded PostgreSQL would keep the process for some seconds.
  process.exit()
`
