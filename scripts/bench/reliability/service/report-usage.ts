const MICROSECONDS_PER_MS = 1_000

/** Lets a process that was forked answer each message with what it uses. */
export function reportUsage(): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    globalThis.gc?.()
    const { heapUsed, external } = process.memoryUsage()
    process.send?.({
      cpuMs: (user + system) / MICROSECONDS_PER_MS,
      heapBytes: heapUsed,
      bufferBytes: external,
    })
  })
}
