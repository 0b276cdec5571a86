import { z } from 'zod'
import { checkService } from './check-service'
import { type CommandContext, EXIT_CONFORMS, EXIT_COULD_NOT_RUN, EXIT_DIFFERS } from './command'
import { prepareFile } from './files/prepare-files'
import { CannotRun } from './model/errors'
import { type CommandOptions, parseOptions } from './options/parse-options'
import { usage } from './options/usage'
import { jsonReportSchema } from './report/formats/json-schema'

/**
 * Runs the command line; returns the exit status.
 *
 * @throws {Error} for a fault of the check itself.
 */
export async function runCommand(
  args: readonly string[],
  context: CommandContext,
): Promise<number> {
  try {
    const options = parseOptions(args, context.environment)
    if (options.wantsHelp) {
      context.out.write(usage)
      return EXIT_CONFORMS
    }
    if (options.wantsJsonSchema) {
      context.out.write(`${JSON.stringify(z.toJSONSchema(jsonReportSchema), null, 2)}\n`)
      return EXIT_CONFORMS
    }
    return options.isSelfTest
      ? await selfTest(options, context)
      : await checkService(options, context)
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error
    context.error.write(`could not run: ${error.message}\n`)
    return EXIT_COULD_NOT_RUN
  }
}

async function selfTest(
  { rest: words, isThorough, isRecorded, ratesFile, scripts }: CommandOptions,
  { out }: CommandContext,
): Promise<number> {
  if (ratesFile !== undefined) await prepareFile('--rates', ratesFile)
  // Loaded on demand: it starts the stateful API, which the check itself knows nothing of.
  const { runSelfTest } = await import('./self-test/self-test')
  const chosen = {
    words,
    isThorough,
    isRecorded,
    runsScripts: scripts !== undefined,
    ...(ratesFile === undefined ? {} : { ratesFile }),
  }
  const isRight = await runSelfTest(chosen, (text) => out.write(text))
  return isRight ? EXIT_CONFORMS : EXIT_DIFFERS
}
