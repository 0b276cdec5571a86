import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { keepUsed } from '../run/kept-bundles.mjs'

const KEPT_BUILDS = 3
const DRAFT = 'draft-'
/** A build of which no process has said for so long that it uses it may go. */
const UNUSED_MS = 60 * 60_000

/** A build whose name holds the hash of its sources. */
export interface KeptBuild {
  /** Of this and other builds. */
  readonly folder: string
  readonly name: string
  /** Writes the files into a folder that is not there yet. */
  make(draft: string): Promise<void>
}

/**
 * The folder of a build, which is made unless it is there already. Two processes that make it at once never disturb each
 * other; of each folder the newest builds are kept, and those that a process has used within the hour.
 */
export async function keepBuild({ folder, name, make }: KeptBuild): Promise<string> {
  const directory = join(folder, name)
  if (existsSync(directory)) {
    keepUsed(directory)
    return directory
  }
  await mkdir(folder, { recursive: true })
  const draft = join(folder, `${DRAFT}${name}-${process.pid}`)
  await make(draft)
  await publish(draft, directory)
  keepUsed(directory)
  await removeOldBuilds(folder)
  return directory
}

async function publish(draft: string, directory: string): Promise<void> {
  try {
    await rename(draft, directory)
  } catch (error) {
    // Another process has finished the same build in the meantime.
    if (!existsSync(directory)) throw error
    await rm(draft, { recursive: true })
  }
}

async function removeOldBuilds(folder: string): Promise<void> {
  const names = await readdir(folder)
  const ages = new Map<string, number>()
  for (const name of names) {
    // Another process may have published its draft in the meantime.
    const status = await stat(join(folder, name)).catch(() => undefined)
    if (status) ages.set(name, Date.now() - status.mtimeMs)
  }
  const newestFirst = [...ages].sort(([, a], [, b]) => a - b)
  const drafts = newestFirst.filter(([name]) => name.startsWith(DRAFT))
  const builds = newestFirst.filter(([name]) => !name.startsWith(DRAFT)).slice(KEPT_BUILDS)
  const unused = [...drafts, ...builds].filter(([, ageMs]) => ageMs > UNUSED_MS)
  await Promise.all(
    unused.map(([name]) => rm(join(folder, name), { recursive: true, force: true })),
  )
}
