const MICROSECONDS_PER_MS = 1_000

/** Lets a process that was forked answer `processor-time` and `memory` with what it uses. */
export function reportUsage(): void {
  process.on('message', (asked) => {
    if (asked === 'memory') {
      globalThis.gc?.()
      const { heapUsed, external } = process.memoryUsage()
      process.send?.({ heapBytes: heapUsed, bufferBytes: external })
    } else {
      const { user, system } = process.cpuUsage()
      process.send?.({ cpuMs: (user + system) / MICROSECONDS_PER_MS })
    }
  })
}
