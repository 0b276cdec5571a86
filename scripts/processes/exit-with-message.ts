import { describeFault } from '../../mocks/api/http/log'
import { SettingError } from './listening/port'
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
  'RegistryUnreachable',
  'NeverAnswered',
])

/** Ends a process that handles personal data because of an error, and reports why without any of that data. */
export function exitWithFault(error: unknown): never {
  const isTold = error instanceof Error && isClear(error)
  const message = isTold ? error.message : JSON.stringify(describeFault(error), null, 2)
  console.error(paint('red', message.replaceAll('\\n', '\n')))
  process.exit(1)
}

/** Ends the process because it can't do its work, and says why; with 2 where it is the command line's fault. */
export function exitWithMessage(error: unknown): never {
  console.error(paint('red', describe(error)))
  process.exit(error instanceof SettingError ? WRONG_USE : 1)
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return isClear(error) ? error.message : (error.stack ?? error.message)
}

function isClear(error: Error): boolean {
  const isWrongOption = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')
  return CLEAR_ERRORS.has(error.name) || isWrongOption
}
