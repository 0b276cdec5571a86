import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const KEPT_BUILDS = 3

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
 * other; of each folder the newest builds are kept.
 */
export async function keepBuild({ folder, name, make }: KeptBuild): Promise<string> {
  const directory = join(folder, name)
  if (existsSync(directory)) return directory
  await mkdir(folder, { recursive: true })
  const draft = join(folder, `draft-${name}-${process.pid}`)
  await make(draft)
  await publish(draft, directory)
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
  const builds = await Promise.all(
    names.map(async (name) => ({ name, madeAt: (await stat(join(folder, name))).mtimeMs })),
  )
  const old = builds.sort((a, b) => b.madeAt - a.madeAt).slice(KEPT_BUILDS)
  await Promise.all(old.map(({ name }) => rm(join(folder, name), { recursive: true, force: true })))
}
