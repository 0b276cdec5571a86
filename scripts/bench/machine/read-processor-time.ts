import { readdir, readFile } from 'node:fs/promises'
import type { ProcessorTime } from './other-work'

interface ProcessTime {
  readonly parent: number
  /** Of the process, and of its children that have ended. */
  readonly ticks: number
}

/**
 * What the processor has done since it was started, in the kernel's ticks; see proc_pid_stat(5) and proc_stat(5).
 *
 * @returns `undefined` where the system does not tell (anything but Linux)
 */
export async function readProcessorTime(): Promise<ProcessorTime | undefined> {
  const stat = await readFile('/proc/stat', 'utf8').catch(() => undefined)
  if (stat === undefined) return undefined
  const [user = 0, nice = 0, system = 0, idle = 0, wait = 0, irq = 0, softIrq = 0, steal = 0] = (
    /^cpu +(.+)$/m.exec(stat)?.[1] ?? ''
  )
    .split(' ')
    .map(Number)
  const busy = user + nice + system + irq + softIrq
  return { total: busy + idle + wait + steal, busy, steal, own: await readOwnTicks() }
}

/** Of this process, and of all that it has started, directly or not. */
async function readOwnTicks(): Promise<number> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const entries = await Promise.all(
    names.map(async (name) => [Number(name), await readProcess(name)] as const),
  )
  const processes = new Map(entries)
  const isOwn = (id: number): boolean => {
    if (id === process.pid) return true
    const parent = processes.get(id)?.parent
    return parent !== undefined && parent !== 0 && isOwn(parent)
  }
  return entries.reduce((sum, [id, of]) => sum + (of && isOwn(id) ? of.ticks : 0), 0)
}

async function readProcess(id: string): Promise<ProcessTime | undefined> {
  // It may have ended meanwhile.
  const text = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => undefined)
  // The name stands in parentheses, and may hold spaces and more of them.
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ')
  if (!fields) return undefined
  const [, parent] = fields
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  return { parent: Number(parent), ticks }
}
