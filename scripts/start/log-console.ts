import { describeFault, type Log } from '../../mocks/api/http/log'

const LEVELS = ['info', 'warn', 'error'] as const

/**
 * Lets what packages write on the console come as lines of the log, so that a collector can read all there is. The
 * values that a package adds to its sentence may be somebody's: of errors stays what a log can hold, of others nothing.
 */
export function logConsole(log: Log): void {
  for (const level of LEVELS) {
    console[level] = (...values: unknown[]) => {
      const [message, ...others] = values
      const faults = values.filter((value) => value instanceof Error)
      const isSentence = typeof message === 'string'
      log({
        level,
        event: 'console',
        message: isSentence ? message : '',
        withheld: (isSentence ? others.length : values.length) - faults.length,
        ...(faults.length === 0 ? {} : { faults: faults.map((fault) => describeFault(fault)) }),
      })
    }
  }
}
