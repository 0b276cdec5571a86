import { readFile } from 'node:fs/promises'
import type { z } from 'zod'
import { CannotRun } from '../../run/interruptions'
import { jsonReportSchema } from './json-report-schema'

/** Reads a report that an earlier run wrote with `--json`. */
export async function readJsonReport(path: string): Promise<z.infer<typeof jsonReportSchema>> {
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new CannotRun(`${path} can't be read: ${error.message}`)
  })
  try {
    return jsonReportSchema.parse(JSON.parse(text))
  } catch {
    throw new CannotRun(`${path} is not a report of this check; --json writes one.`)
  }
}
