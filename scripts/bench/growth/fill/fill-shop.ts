import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { RUN_FILE } from '../../../run/run-file'
import type { DataPlace } from '../../reliability/service/start-service'
import { PRODUCTS_PER_ORDER } from '../growth'

const ENTRY = fileURLToPath(new URL('./fill-process.ts', import.meta.url))
const run = promisify(execFile)

/** A database that did not become as large as it was to be, and why, as the end of a sentence. */
export class NotFilled extends Error {
  override readonly name = 'NotFilled'
}

/**
 * Fills an empty database with so many products, and orders to match; resolves with the seconds it took.
 *
 * @throws NotFilled when it takes longer than `limitMs`, or the process ends with an error
 */
export async function fillShop(
  place: DataPlace,
  products: number,
  limitMs: number,
): Promise<number> {
  const startedAt = performance.now()
  const sizes = [products, products / PRODUCTS_PER_ORDER].map(String)
  try {
    await run(process.execPath, [RUN_FILE, ENTRY, ...sizes], {
      timeout: limitMs,
      killSignal: 'SIGKILL',
      env: {
        ...process.env,
        DATA_DIR: 'dataDirectory' in place ? place.dataDirectory : undefined,
        DATABASE_URL: 'databaseUrl' in place ? place.databaseUrl : undefined,
      },
    })
  } catch (cause) {
    const isLate = performance.now() - startedAt >= limitMs
    const lines = cause instanceof Error ? cause.message.trim().split('\n') : []
    const reason = isLate
      ? `filling it took longer than ${Math.round(limitMs / 60_000)} minutes`
      : `the process that filled it ended (${lines.find((line) => line.includes('Error')) ?? lines.at(-1) ?? 'without a word'})`
    throw new NotFilled(reason, { cause })
  }
  return (performance.now() - startedAt) / 1_000
}
