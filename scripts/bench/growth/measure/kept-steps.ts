import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { listGrowthCalls } from '../calls/growth-calls'
import type { Growth, GrowthStep, TimedCall } from '../growth'

const operations: ReadonlySet<unknown> = new Set(listGrowthCalls().map((call) => call.operation))

type DatabaseName = Growth['database']

const stepSchema: z.ZodType<GrowthStep> = z.object({
  products: z.int(),
  fillSeconds: z.number(),
  startedMb: z.number(),
  mostMb: z.number(),
  calls: z.array(
    z.object({
      operation: z.custom<TimedCall['operation']>((value) => operations.has(value)),
      name: z.string(),
      kind: z.enum(['products', 'orders']),
      percentile95Ms: z.number(),
      times: z.int(),
      bytes: z.number(),
    }),
  ),
})

/** The sizes that a measurement of hours has behind it, in files, so that an interrupted one goes on. */
export interface KeptSteps {
  find(database: DatabaseName, products: number): Promise<GrowthStep | undefined>
  keep(database: DatabaseName, step: GrowthStep): Promise<void>
  /** All is measured: the next measurement begins anew. */
  forget(): Promise<void>
}

/**
 * @param folder for them alone
 * @param sources names what is measured: what was seen of other sources is not found
 */
export function openKeptSteps(folder: string, sources: string): KeptSteps {
  const place = join(folder, sources)
  const toPath = (database: DatabaseName, products: number) =>
    join(place, `${database.replaceAll(' ', '-')}-${products}.json`)
  return {
    async find(database, products) {
      const text = await readFile(toPath(database, products), 'utf8').catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return undefined
          throw error
        },
      )
      return text === undefined ? undefined : stepSchema.parse(JSON.parse(text))
    },
    async keep(database, step) {
      await mkdir(place, { recursive: true })
      await writeFile(toPath(database, step.products), JSON.stringify(step))
    },
    forget: () => rm(folder, { recursive: true, force: true }),
  }
}
