import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import type { Figure } from '../figure'

const resultsSchema = z.object({
  measuredAt: z.string(),
  machine: z.string(),
  figures: z.array(z.looseObject({ name: z.string(), value: z.number() })),
})

/** The values of the last stored run, by name; none where nothing, or nothing readable, is stored. */
export async function readLastValues(file: string): Promise<ReadonlyMap<string, number>> {
  const text = await readFile(file, 'utf8').catch(() => '')
  if (text === '') return new Map()
  const results = resultsSchema.safeParse(JSON.parse(text))
  if (!results.success) return new Map()
  return new Map(results.data.figures.map(({ name, value }) => [name, value]))
}

/** Stores a run, for the next one to be compared with. */
export async function writeResults(
  file: string,
  machine: string,
  figures: readonly Figure[],
): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const results = { measuredAt: new Date().toISOString(), machine, figures }
  await writeFile(file, `${JSON.stringify(results, null, 2)}\n`)
}
