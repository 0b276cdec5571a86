import { readdir, readFile } from 'node:fs/promises'

/** A process, as the kernel tells of it at one moment; see proc_pid_stat(5). */
export interface ProcessTime {
  readonly parent: number
  /** When it was started, in ticks: the number of a process that has ended is given away again. */
  readonly startedAt: number
  /** Of itself, and of the children that it has waited for after their end. */
  readonly ticks: number
  /** Of those children alone. */
  readonly waited: number
}

/** What the processes of a measurement have done, as far as it was seen. */
export interface OwnTicks {
  readonly alive: ReadonlyMap<number, ProcessTime>
  /** Of those that ended and that none of the others waited for. */
  readonly lost: number
}

/** Follows this process and all that it starts, directly or not. Each call looks, and tells how many ticks they have had. */
export function watchOwnTicks(): () => Promise<number> {
  let own: OwnTicks = { alive: new Map(), lost: 0 }
  return async () => {
    const processes = await readProcesses()
    own = followOwn(process.pid, own, processes)
    return [...own.alive.values()].reduce((sum, { ticks }) => sum + ticks, own.lost)
  }
}

/**
 * Whose parent has ended belongs to the system (a browser's processes, when it closes); it is counted on, because it was
 * seen before. The time of one that has ended goes to the parent that waits for it, and what goes to nobody is lost to the
 * kernel's own sums: of that, what was last seen is kept.
 */
export function followOwn(
  root: number,
  before: OwnTicks,
  processes: ReadonlyMap<number, ProcessTime>,
): OwnTicks {
  const hasStayed = (id: number) =>
    before.alive.get(id)?.startedAt === (processes.get(id)?.startedAt ?? Number.NaN)
  const isOwn = (id: number): boolean => {
    if (id === root || hasStayed(id)) return true
    const parent = processes.get(id)?.parent
    return parent !== undefined && isOwn(parent)
  }
  const alive = new Map([...processes].filter(([id]) => isOwn(id)))
  /** Ticks of those that have ended, by the nearest who may have waited for them. */
  const ended = new Map<number | undefined, number>()
  for (const [id, { parent, ticks }] of before.alive) {
    if (hasStayed(id)) continue
    let heir: number | undefined = parent
    while (heir !== undefined && !hasStayed(heir)) heir = before.alive.get(heir)?.parent
    ended.set(heir, (ended.get(heir) ?? 0) + ticks)
  }
  const lost = [...ended].map(([heir = -1, ticks]) => {
    const waited = (alive.get(heir)?.waited ?? 0) - (before.alive.get(heir)?.waited ?? 0)
    return Math.max(ticks - waited, 0)
  })
  return { alive, lost: lost.reduce((sum, ticks) => sum + ticks, before.lost) }
}

async function readProcesses(): Promise<ReadonlyMap<number, ProcessTime>> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const found = await Promise.all(
    ids.map(async (id) => {
      const of = await readProcess(id)
      return of ? [[id, of] as const] : []
    }),
  )
  return new Map(found.flat())
}

async function readProcess(id: number): Promise<ProcessTime | undefined> {
  // It may have ended meanwhile.
  const text = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  // The name stands in parentheses, and may hold spaces and more of them.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const field = (number: number) => Number(fields[number - 3])
  const waited = field(16) + field(17)
  return {
    parent: field(4),
    startedAt: field(22),
    ticks: field(14) + field(15) + waited,
    waited,
  }
}
