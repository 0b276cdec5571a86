const MICROSECONDS_PER_MS = 1_000
const BYTES_PER_KIB = 1_024

/** Lets a process that was forked answer `processor-time` and `memory` with what it uses. */
export function reportUsage(): void {
  process.on('message', (asked) => {
    if (asked === 'memory') {
      globalThis.gc?.()
      const { heapUsed, external, rss } = process.memoryUsage()
      process.send?.({
        heapBytes: heapUsed,
        bufferBytes: external,
        residentBytes: rss,
        mostResidentBytes: process.resourceUsage().maxRSS * BYTES_PER_KIB,
      })
    } else {
      const { user, system } = process.cpuUsage()
      process.send?.({ cpuMs: (user + system) / MICROSECONDS_PER_MS })
    }
  })
}
