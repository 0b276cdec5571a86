import { describeFault } from '../../mocks/api/http/log'
import { SettingError } from './setting-error'
import { paint } from './terminal'

/** As shells have it for a command line that can't be understood. */
export const WRONG_USE = 2

/** Errors whose message says all that there is to know; of others the stack is shown. */
const CLEAR_ERRORS = new Set([
  'PortTakenError',
  'SettingError',
  'ConfigurationError',
  'DirectoryTaken',
  'DatabaseUnreachable',
  'ProviderUnreachable',
  'RegistryUnreachable',
  'NeverAnswered',
])

/** As `exitWithMessage`, for a process that handles personal data: reports nothing of that data. */
export function exitWithFault(error: unknown): never {
  const isTold = error instanceof Error && isClear(error)
  const message = isTold ? error.message : JSON.stringify(describeFault(error), null, 2)
  console.error(paint('red', message.replaceAll('\\n', '\n')))
  process.exit(exitCodeOf(error))
}

/** Ends the process because it can't do its work, and says why; with 2 where it is a setting's fault. */
export function exitWithMessage(error: unknown): never {
  console.error(paint('red', describe(error)))
  process.exit(exitCodeOf(error))
}

function exitCodeOf(error: unknown): number {
  return error instanceof SettingError ? WRONG_USE : 1
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return isClear(error) ? error.message : (error.stack ?? error.message)
}

function isClear(error: Error): boolean {
  return CLEAR_ERRORS.has(error.name)
}
