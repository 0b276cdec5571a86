import { format } from 'node:util'
import type { Log } from '../../mocks/api/http/log'

const LEVELS = ['info', 'warn', 'error'] as const

/** Lets what packages write on the console come as lines of the log, so that a collector can read all there is. */
export function logConsole(log: Log): void {
  for (const level of LEVELS) {
    console[level] = (...values: unknown[]) =>
      log({ level, event: 'console', message: format(...values) })
  }
}
