import { readFile } from 'node:fs/promises'
import { describeOtherWork, type ProcessorTime } from './other-work'
import { watchOwnTicks } from './own-cpu-time'

/** Of a process that ends and that nobody waits for, what it did after the last look counts as other work. */
const LOOK_EVERY_MS = 1_000

/** Does the work of a measurement, and says in one line what the machine did beside it. */
export async function watchOtherWork<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly otherWork: string }> {
  const readOwnTicks = watchOwnTicks()
  const before = await readProcessorTime(readOwnTicks)
  // Only Linux tells.
  if (!before) return { result: await work(), otherWork: 'other work unknown here' }
  let looking: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    looking = looking.then(readOwnTicks)
  }, LOOK_EVERY_MS)
  const result = await work().finally(() => clearInterval(timer))
  await looking
  const after = await readProcessorTime(readOwnTicks)
  return { result, otherWork: describeOtherWork(before, after ?? before) }
}

/** What the processor has done since it was started, in the kernel's ticks; see proc_stat(5). */
async function readProcessorTime(
  readOwnTicks: () => Promise<number>,
): Promise<ProcessorTime | undefined> {
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
