import { paint } from './terminal'

/** Errors whose message says all that there is to know; of others the stack is shown. */
const CLEAR_ERRORS = new Set([
  'PortTakenError',
  'SettingError',
  'ConfigurationError',
  'DirectoryTaken',
  'DatabaseUnreachable',
])

/** Ends the process because it can't do its work, and says why. */
export function exitWithMessage(error: unknown): never {
  console.error(paint('red', describe(error)))
  process.exit(1)
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isWrongOption = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')
  return CLEAR_ERRORS.has(error.name) || isWrongOption
    ? error.message
    : (error.stack ?? error.message)
}
