import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod/mini'

const LOCK_FILE = 'lock'
const TAKEN = z.object({ code: z.literal('EEXIST') })
const ALIVE_BUT_FOREIGN = z.object({ code: z.literal('EPERM') })

/** Two processes in one data directory would destroy it. */
export class DirectoryTaken extends Error {
  override readonly name = 'DirectoryTaken'

  constructor(directory: string, processId: number) {
    super(
      `${directory} is in use by process ${processId}. ` +
        'Stop that one first, or choose another directory with DATA_DIR.',
    )
  }
}

/** A restarted process often has the number of the one that was killed: these are truly ours. */
const heldHere = new Set<string>()

/**
 * Takes a data directory for this process. The lock says which directory it is of: whoever copies one copies its lock too,
 * and nobody holds the copy.
 *
 * @throws DirectoryTaken while another process holds it
 */
export async function lockDirectory(directory: string): Promise<{ release(): Promise<void> }> {
  const file = join(directory, LOCK_FILE)
  const identity = String((await stat(directory)).ino)
  const take = () => writeFile(file, `${process.pid} ${identity}`, { flag: 'wx' })
  if (heldHere.has(file)) throw new DirectoryTaken(directory, process.pid)
  try {
    await take()
  } catch (error) {
    if (!TAKEN.safeParse(error).success) throw error
    const [holder, of = identity] = (await readFile(file, 'utf8')).split(' ')
    const processId = Number(holder)
    if (of === identity && isOtherRunning(processId)) {
      throw new DirectoryTaken(directory, processId)
    }
    // Its holder was killed before it could let go, or holds the directory that this one was copied from.
    await rm(file, { force: true })
    await take()
  }
  heldHere.add(file)
  return {
    async release() {
      await rm(file, { force: true })
      heldHere.delete(file)
    },
  }
}

function isOtherRunning(processId: number): boolean {
  if (!Number.isInteger(processId) || processId <= 0 || processId === process.pid) return false
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return ALIVE_BUT_FOREIGN.safeParse(error).success
  }
}
