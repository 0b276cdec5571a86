import { describeFault, type Log } from '../../mocks/api/http/log'

/**
 * Ends the process at a fault that nobody caught, a rejection too, as Node does by itself; but says of it what a log
 * can hold, where Node prints the whole error with the values of its statement.
 */
export function logUncaught(log: Log): void {
  process.on('uncaughtException', (fault) => {
    log({ level: 'error', event: 'uncaught', ...describeFault(fault) })
    process.exit(1)
  })
}
