/** One line about one thing that happened; JSON-serialisable. */
export type LogEntry = Readonly<Record<string, unknown>> & {
  readonly level: 'info' | 'warn' | 'error'
  readonly event: string
}

export type Log = (entry: LogEntry) => void

/** Writes each entry as one line of JSON on standard output, where collectors read it. */
export function createJsonLog(now: () => Date): Log {
  return (entry) => {
    process.stdout.write(`${JSON.stringify({ time: now().toISOString(), ...entry })}\n`)
  }
}

/** The parts of a fault that a log can hold. */
export function describeFault(fault: unknown): Readonly<Record<string, unknown>> {
  if (!(fault instanceof Error)) return { fault: String(fault) }
  return {
    fault: fault.message,
    stack: fault.stack,
    ...(fault.cause === undefined ? {} : { cause: describeFault(fault.cause) }),
  }
}
