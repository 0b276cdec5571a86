import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rmdir, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
const PERIOD_US = 100_000
/** Of version 2, and of version 1. */
const UNIFIED = '/sys/fs/cgroup'
const CPU_ALONE = '/sys/fs/cgroup/cpu'

/** A control group whose processes together get no more than a share of a core. */
export interface CpuShare {
  add(processId: number): Promise<void>
  /** To be called when its processes have ended. */
  remove(): Promise<void>
}

/**
 * Makes a control group in the version that this system has.
 *
 * @throws Error where it has none for processors, or this user may make none
 */
export async function createCpuShare(name: string, cores: number): Promise<CpuShare> {
  const isUnified = existsSync(`${UNIFIED}/cgroup.controllers`)
  const folder = `${isUnified ? UNIFIED : CPU_ALONE}/${name}`
  const quotaUs = Math.round(cores * PERIOD_US)
  await mkdir(folder)
  try {
    if (isUnified) await writeFile(`${folder}/cpu.max`, `${quotaUs} ${PERIOD_US}`)
    else {
      await writeFile(`${folder}/cpu.cfs_period_us`, String(PERIOD_US))
      await writeFile(`${folder}/cpu.cfs_quota_us`, String(quotaUs))
    }
  } catch (error) {
    await rmdir(folder)
    throw error
  }
  return {
    add: (processId) => writeFile(`${folder}/cgroup.procs`, String(processId)),
    remove: () => rmdir(folder),
  }
}

/**
 * Lets a process, with all its threads and what it starts from now on, run on some cores alone.
 *
 * @param cores such as `0` or `1-3`
 * @throws Error where there is no `taskset`
 */
export async function pinToCores(processId: number, cores: string): Promise<void> {
  await run('taskset', ['--all-tasks', '--pid', '--cpu-list', cores, String(processId)])
}
