import { type ParseArgsConfig, parseArgs } from 'node:util'
import { exitWithMessage } from '../exit-with-message'

/** What the process was started with. Ends it, with a sentence, where that can't be understood. */
export function readCommandLine<Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch (error) {
    exitWithMessage(error)
  }
}
