import { readFile } from 'node:fs/promises'

export interface MemoryWatch {
  /** Stops watching; resolves with the process's peak memory in bytes. */
  stop(): Promise<number>
}

const INTERVAL_MS = 50
const BYTES_PER_KB = 1024

/**
 * Samples a process's memory from outside, since a busy process can't do so in time. Linux only.
 *
 * @throws Error when the system does not tell the memory of the process
 */
export function watchMemory(processId: number): MemoryWatch {
  let peak = 0
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      peak = Math.max(peak, await readResidentBytes(processId))
      await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS))
    }
  })()
  return {
    async stop() {
      isOver = true
      await watching
      return peak
    },
  }
}

async function readResidentBytes(processId: number): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8')
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? []
  if (!kilobytes) throw new Error(`/proc/${processId}/status tells no VmRSS: ${status}`)
  return Number(kilobytes) * BYTES_PER_KB
}
