import { readFile } from 'node:fs/promises'
import { CannotRun } from '../run/interruptions'
import { type HarEntry, harSchema } from './har-schema'

/** Reads recorded traffic, as browsers and proxies save it. */
export async function readHar(path: string): Promise<readonly HarEntry[]> {
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new CannotRun(`${path} can't be read: ${error.message}`)
  })
  try {
    return harSchema.parse(JSON.parse(text)).log.entries
  } catch {
    throw new CannotRun(`${path} is not an HTTP Archive (HAR).`)
  }
}
