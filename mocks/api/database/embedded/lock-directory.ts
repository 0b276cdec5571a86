import { type FileHandle, open, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod/mini'
import { describeSelf, isRunning, type LockHolder } from './lock-holder'

const LOCK_FILE = 'lock'
const TAKEN = z.object({ code: z.literal('EEXIST') })
const GONE = z.object({ code: z.literal('ENOENT') })

/** Two processes in one data directory would destroy it. */
export class DirectoryTaken extends Error {
  override readonly name = 'DirectoryTaken'

  constructor(directory: string, holder: string) {
    super(
      `${directory} is in use by ${holder} (${join(directory, LOCK_FILE)}). ` +
        'Stop that one first, or choose another directory with DATA_DIR.',
    )
  }
}

/** How often a holder shows that it lives, and for how long it may be silent: one statement may hold its process up. */
export interface LockPace {
  readonly beatMs: number
  readonly silentMs: number
}

const PACE: LockPace = { beatMs: 2_000, silentMs: 20_000 }

/** Also where the system does not say when a process began. */
const heldHere = new Set<string>()

/**
 * Takes a data directory for this process. The lock says which directory it is of: whoever copies one copies its lock too,
 * and nobody holds the copy.
 *
 * @throws DirectoryTaken while another process holds it
 */
export async function lockDirectory(
  directory: string,
  pace = PACE,
): Promise<{ release(): Promise<void> }> {
  const file = join(directory, LOCK_FILE)
  const identity = String((await stat(directory)).ino)
  const self = await describeSelf()
  for (;;) {
    if (heldHere.has(file)) throw new DirectoryTaken(directory, `process ${process.pid}`)
    const handle = await create(file)
    if (handle) {
      const { processId, place, began = '' } = self
      return hold(file, handle, `${processId} ${identity} ${place} ${began}`, pace)
    }
    const text = await read(file)
    if (text === undefined) continue
    const holder = await findHolder(text, { file, identity, place: self.place, pace })
    if (holder !== undefined) throw new DirectoryTaken(directory, holder)
    await removeStale(file, text, pace)
  }
}

async function create(file: string): Promise<FileHandle | undefined> {
  try {
    return await open(file, 'wx')
  } catch (error) {
    if (TAKEN.safeParse(error).success) return undefined
    throw error
  }
}

async function hold(file: string, handle: FileHandle, text: string, { beatMs }: LockPace) {
  await handle.write(text)
  heldHere.add(file)
  const beat = async () => handle.utimes(new Date(), new Date())
  // One that fails is made up for by the next.
  const beating = setInterval(() => void beat().catch(() => undefined), beatMs)
  beating.unref()
  return {
    async release() {
      clearInterval(beating)
      await handle.close()
      await rm(file, { force: true })
      heldHere.delete(file)
    },
  }
}

/** Who holds the directory, `undefined` where nobody does. */
async function findHolder(
  text: string,
  lock: { file: string; identity: string; place: string; pace: LockPace },
): Promise<string | undefined> {
  const [processId = '', identity = lock.identity, place, began] = text.split(' ')
  const holder: LockHolder = { processId: Number(processId), place, began: began || undefined }
  // Its holder holds the directory that this one was copied from.
  if (identity !== lock.identity) return undefined
  if (text !== '' && (place === undefined || place === lock.place)) {
    return (await isRunning(holder)) ? `process ${processId}` : undefined
  }
  // The number says nothing here. Without words it is being written, or whoever began has been killed.
  if ((await watch(lock.file, lock.pace)) !== 'beating') return undefined
  return `process ${processId || '?'} of another container or machine`
}

/** Whether somebody touches a file. Its time is compared with its own alone: another machine has another clock. */
async function watch(
  file: string,
  { beatMs, silentMs }: LockPace,
): Promise<'beating' | 'silent' | 'gone'> {
  const first = await findTime(file)
  for (let waitedMs = 0; waitedMs < silentMs; waitedMs += beatMs) {
    await pause(beatMs)
    const time = await findTime(file)
    if (time === undefined) return 'gone'
    if (time !== first) return 'beating'
  }
  return 'silent'
}

/**
 * Removes a lock that nobody holds, if it is still there. One at a time: the others would remove the lock of the first, who
 * has taken the directory by then.
 */
async function removeStale(file: string, text: string, pace: LockPace): Promise<void> {
  const turn = `${file}.turn`
  const handle = await create(turn)
  if (!handle) {
    // It takes a moment, unless whoever has the turn was killed in it.
    if ((await watch(turn, pace)) === 'silent') await rm(turn, { force: true })
    return
  }
  try {
    if ((await read(file)) === text) await rm(file)
  } finally {
    await handle.close()
    await rm(turn)
  }
}

const read = (file: string) => orGone(readFile(file, 'utf8'))
const findTime = (file: string) => orGone(stat(file).then(({ mtimeMs }) => mtimeMs))

/** `undefined` where the file is gone. */
async function orGone<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work
  } catch (error) {
    if (GONE.safeParse(error).success) return undefined
    throw error
  }
}
