import { readFile } from 'node:fs/promises'

/** What a core has done since it was started, in the kernel's ticks; see proc_stat(5). */
interface CoreTime {
  readonly busy: number
  readonly total: number
}

/**
 * How much of a core is used while some work is done, from 0 to 1; not a number where the system doesn't tell.
 *
 * @param core its number, from 0
 */
export async function watchCore<Result>(
  core: number,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly use: number }> {
  const before = await readCoreTime(core)
  const result = await work()
  const after = await readCoreTime(core)
  return { result, use: (after.busy - before.busy) / (after.total - before.total) }
}

async function readCoreTime(core: number): Promise<CoreTime> {
  const stat = await readFile('/proc/stat', 'utf8').catch(() => '')
  const line = new RegExp(`^cpu${core} +(.+)$`, 'm').exec(stat)?.[1] ?? ''
  const [user = Number.NaN, nice = 0, system = 0, idle = 0, wait = 0, ...rest] = line
    .split(' ')
    .filter((text) => text !== '')
    .map(Number)
  const [irq = 0, softIrq = 0, steal = 0] = rest
  const busy = user + nice + system + irq + softIrq
  return { busy, total: busy + idle + wait + steal }
}
