import { mkdir, stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod/mini'
import { ConfigurationError } from '../../configuration'

/** Below one file of its log. */
const LEAST_BYTES = 16_000_000

const systemFault = z.object({ code: z.string(), syscall: z.string(), message: z.string() })

/**
 * Makes a directory and those above it, unless they are there. Node's own `recursive` tries forever where the system says
 * of a place that exists that there is none, as below /proc.
 */
export async function makeDirectory(path: string): Promise<void> {
  try {
    await mkdir(path)
  } catch (fault) {
    if (await isDirectory(path)) return
    const parent = dirname(path)
    if (parent === path || codeOf(fault) !== 'ENOENT' || (await isDirectory(parent))) throw fault
    await makeDirectory(parent)
    await mkdir(path)
  }
}

/** What the system refuses in a data directory, as a sentence; other faults as they are. */
export async function explainDirectory(directory: string, fault: unknown): Promise<unknown> {
  const reason = systemFault.safeParse(fault).data?.message ?? (await findLackOfRoom(directory))
  if (reason === undefined) return fault
  return new ConfigurationError(
    `The data can't be kept in ${directory}: ${reason}. Give that directory to this user and make room in it, or name another with DATA_DIR.`,
    { cause: fault },
  )
}

/** The embedded database itself only says that it was aborted. */
async function findLackOfRoom(directory: string): Promise<string | undefined> {
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize < LEAST_BYTES ? 'its disk is full' : undefined
}

function codeOf(fault: unknown): string | undefined {
  return systemFault.safeParse(fault).data?.code
}

async function isDirectory(path: string): Promise<boolean> {
  return stat(path).then(
    (status) => status.isDirectory(),
    () => false,
  )
}
