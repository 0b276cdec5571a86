import { describeFault, type Log } from '../../mocks/api/http/log'

const LEVELS = ['info', 'warn', 'error'] as const

/**
 * Turns what packages write on the console into lines of the log, for a log collector. The values that a package adds to
 * its message may be personal data: errors are described as the log allows, other values are left out.
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

/**
 * Ends the process at an uncaught error or rejection, as Node does by itself; but logs only what a log may contain, where
 * Node prints the whole error with the values of its statement.
 */
export function logUncaught(log: Log): void {
  process.on('uncaughtException', (fault) => {
    log({ level: 'error', event: 'uncaught', ...describeFault(fault) })
    process.exit(1)
  })
}
