import { type ParseArgsConfig, parseArgs } from 'node:util'
import { exitWithMessage } from '../exit-with-message'
import { SettingError } from '../setting-error'

/** What the process was started with. Ends it, with a sentence, where that can't be understood. */
export function readCommandLine<Config extends ParseArgsConfig>(
  config: Config,
  usage?: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseCommandLine(config, usage)
  } catch (error) {
    exitWithMessage(error)
  }
}

/**
 * What a command was given.
 *
 * @param usage how it is given, to be added to what is wrong with it
 * @throws SettingError with a sentence where that can't be understood
 */
export function parseCommandLine<Config extends ParseArgsConfig>(
  config: Config,
  usage = '',
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch (error) {
    if (!isWrongOption(error)) throw error
    // Further sentences are about the syntax of values that begin with a dash.
    const [problem] = error.message.split('. ')
    throw new SettingError(`${problem}. ${usage}`.trimEnd(), { cause: error })
  }
}

function isWrongOption(error: unknown): error is Error {
  return (
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')
  )
}
