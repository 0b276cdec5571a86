import { readFile, readlink } from 'node:fs/promises'
import { hostname } from 'node:os'
import { z } from 'zod/mini'

/** Who holds a data directory. */
export interface LockHolder {
  readonly processId: number
  /** Where its number means this process: a boot of a machine, and a container's own numbers. */
  readonly place: string | undefined
  /** When it began, which tells it from a later process of the same number; `undefined` where the system does not say. */
  readonly began: string | undefined
}

const ALIVE_BUT_FOREIGN = z.object({ code: z.literal('EPERM') })

/** This process. */
export async function describeSelf(): Promise<LockHolder & { readonly place: string }> {
  const [boot, numbers] = await Promise.all([
    readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => undefined),
    readlink('/proc/self/ns/pid').catch(() => undefined),
  ])
  const place = boot && numbers ? `${boot.trim()}/${numbers}` : hostname().replaceAll(/\s/g, '-')
  return { processId: process.pid, place, began: await findBegin(process.pid) }
}

/** Whether the process is running, if it is of the same place as this one. */
export async function isRunning({ processId, began }: LockHolder): Promise<boolean> {
  if (!isAlive(processId)) return false
  const found = await findBegin(processId)
  if (began !== undefined && found !== undefined) return began === found
  // A restarted process often has the number of the one that was killed.
  return processId !== process.pid
}

function isAlive(processId: number): boolean {
  if (!Number.isInteger(processId) || processId <= 0) return false
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return ALIVE_BUT_FOREIGN.safeParse(error).success
  }
}

/** How many fields of `/proc/PID/stat` are between the name, which may hold anything, and the time. */
const FIELDS_BEFORE_BEGIN = 19

async function findBegin(processId: number): Promise<string | undefined> {
  const text = await readFile(`/proc/${processId}/stat`, 'utf8').catch(() => undefined)
  return text?.slice(text.lastIndexOf(')') + 2).split(' ')[FIELDS_BEFORE_BEGIN]
}
