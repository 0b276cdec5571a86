import { statfs } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'
import { SYSTEM_CLOCK } from '../../admission/queue/clock'
import type { StatementQueue } from './queue-statements'

/** Some files of the log, of 1 MiB each. */
const LEAST_MB = 8
const LOOK_EVERY_MS = 1_000

/** What is left for this user on a directory's disk. */
export async function findRoom(directory: string): Promise<number> {
  const { blocks, bavail, bsize } = await statfs(directory)
  // Some file systems don't say.
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize
}

/**
 * The same queue, in whose turns nothing is stored while there is hardly any room. Where the embedded database finds no
 * place for the next file of its log, it never comes back, and with it the whole process: it answers nothing, and only
 * SIGKILL ends it.
 */
export function guardRoom(
  client: PGlite,
  queue: StatementQueue,
  findBytes: () => Promise<number>,
  { nowMs }: Pick<typeof SYSTEM_CLOCK, 'nowMs'> = SYSTEM_CLOCK,
): StatementQueue {
  let lookedAt = Number.NEGATIVE_INFINITY
  let hasRoom = true

  async function look(): Promise<void> {
    if (nowMs() - lookedAt < LOOK_EVERY_MS || !client.ready) return
    lookedAt = nowMs()
    const bytes = await findBytes().catch(() => Number.POSITIVE_INFINITY)
    if (bytes >= LEAST_MB * 1e6 === hasRoom) return
    await client.exec(`set default_transaction_read_only = ${hasRoom ? 'on' : 'off'}`)
    hasRoom = !hasRoom
    if (hasRoom) console.warn('The disk of DATA_DIR has room again: everything is stored.')
    else {
      console.error(
        `The disk of DATA_DIR has less than ${LEAST_MB} MB left: until it has more, nothing can be ordered, changed or signed in to.`,
      )
    }
  }

  return (own) => queue(() => look().then(own))
}
