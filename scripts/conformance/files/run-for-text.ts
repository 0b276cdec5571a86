import { exec } from 'node:child_process'
import { CannotRun } from '../model/errors'

const TIMEOUT_MS = 30_000
/** Signs that can stand in a header. */
const PRINTABLE = /^[\x20-\x7e]+$/

/** A command of the user's, which prints one thing. */
export interface PrintingCommand {
  /** Where it was given, as `--nonce-command`. */
  readonly place: string
  readonly command: string
  /** As in "a nonce". */
  readonly what: string
  readonly timeoutMs?: number
}

/**
 * Runs a command of the shell and returns the one line that it prints.
 *
 * @throws {CannotRun} when it fails, takes too long, or prints anything else.
 */
export async function runForText(printing: PrintingCommand): Promise<string> {
  const { place, command, what, timeoutMs = TIMEOUT_MS } = printing
  const fail = (why: string) =>
    new CannotRun(`${place}: the command ${why}; it must print ${what} and nothing else.`)
  const text = (await run(command, timeoutMs, fail)).trim()
  if (text === '') throw fail('printed nothing')
  const lines = text.split('\n').length
  if (lines > 1) throw fail(`printed ${lines} lines`)
  if (!PRINTABLE.test(text)) throw fail('printed signs beyond ASCII')
  return text
}

function run(
  command: string,
  timeoutMs: number,
  fail: (why: string) => CannotRun,
): Promise<string> {
  return new Promise((resolve, reject) => {
    exec(command, { timeout: timeoutMs, killSignal: 'SIGKILL' }, (error, stdout, stderr) => {
      if (!error) return resolve(stdout)
      if (error.killed) return reject(fail(`took more than ${timeoutMs} ms`))
      const [first = ''] = stderr.trim().split('\n')
      reject(fail(`failed with ${error.code ?? error.message}${first === '' ? '' : `: ${first}`}`))
    })
  })
}
