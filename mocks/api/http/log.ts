import { readFrames, readSafeFields, readSafeMessage } from './safe-error-details'

/** One line about one thing that happened; JSON-serializable. */
export type LogEntry = Readonly<Record<string, unknown>> & {
  readonly level: 'info' | 'warn' | 'error'
  readonly event: string
}

export type Log = (entry: LogEntry) => void

/** Writes each entry as one line of JSON on standard output, where collectors read it. */
export function createJsonLog(now: () => Date): Log {
  let start = ''
  return (entry) => {
    const line = JSON.stringify({ time: now().toISOString(), ...entry })
    process.stdout.write(`${start}${line}\n`, (fault) => {
      // On a full disk the one before may have been cut, which no fault tells.
      start = fault ? '\n' : ''
    })
  }
}

/**
 * The parts of an error that a log may contain: kind, place and cause, and nothing that a user has typed. So the error of
 * a package comes without its message, with its kind, code and stack.
 */
export function describeFault(fault: unknown, depth = 0): Readonly<Record<string, unknown>> {
  if (!(fault instanceof Error))
    return { fault: `What was thrown is no error: ${nameKind(fault)}.` }
  const { cause } = fault
  return {
    fault: readSafeMessage(fault) ?? 'A fault whose words may quote what somebody has typed.',
    ...readSafeFields(fault),
    stack: readFrames(fault).join('\n'),
    ...(cause === undefined || depth >= MAX_DEPTH
      ? {}
      : { cause: describeFault(cause, depth + 1) }),
    ...(fault instanceof AggregateError && depth < MAX_DEPTH
      ? { faults: fault.errors.slice(0, MAX_FAULTS).map((one) => describeFault(one, depth + 1)) }
      : {}),
  }
}

/** An error may be its own cause. */
const MAX_DEPTH = 5
const MAX_FAULTS = 5

function nameKind(value: unknown): string {
  return value === null ? 'null' : typeof value
}
