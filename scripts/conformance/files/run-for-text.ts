import { exec } from 'node:child_process'
import { CannotRun } from '../model/errors'

const TIMEOUT_MS = 30_000
/** A line of `set -x`: the shell repeats its commands with their secrets. */
const TRACED = /^\++ /
/** Of these the shell would name the command, which is the secret itself where a token was given in its place. */
const NOT_RUN: Readonly<Record<string, string>> = {
  126: 'the shell may not run what it names',
  127: 'the shell finds no command of that name',
}
const TOO_MUCH = 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER'
/** Signs that can stand in a header. */
export const PRINTABLE = /^[\x20-\x7e]+$/

/** A command of the user's, which prints one thing. */
export interface PrintingCommand {
  /** Where it was given, as `--nonce-command`. */
  readonly place: string
  readonly command: string
  /** As in "a nonce". */
  readonly what: string
  readonly timeoutMs?: number
  /** Hides secrets in what the command writes to its standard error. */
  mask(text: string): string
}

/**
 * Runs a command of the shell and returns the one line that it prints.
 *
 * @throws {CannotRun} when it fails, takes too long, or prints anything else.
 */
export async function runForText(printing: PrintingCommand): Promise<string> {
  const { place, what, timeoutMs = TIMEOUT_MS } = printing
  const fail = (why: string) =>
    new CannotRun(`${place}: the command ${why}; it must print ${what} and nothing else.`)
  const text = (await run(printing, timeoutMs, fail)).trim()
  if (text === '') throw fail('printed nothing')
  const lines = text.split('\n').length
  if (lines > 1) throw fail(`printed ${lines} lines`)
  if (!PRINTABLE.test(text)) throw fail('printed signs beyond ASCII')
  return text
}

function run(
  { command, mask }: PrintingCommand,
  timeoutMs: number,
  fail: (why: string) => CannotRun,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { timeout: timeoutMs, killSignal: 'SIGKILL' } as const
    const child = exec(command, options, (error, stdout, stderr) => {
      if (!error) return resolve(stdout)
      if (String(error.code) === TOO_MUCH) return reject(fail('printed more than a megabyte'))
      if (error.killed) return reject(fail(`took more than ${timeoutMs} ms`))
      const how = error.code ?? error.signal ?? 'an error'
      const why = NOT_RUN[how] ?? mask(findReason(stderr))
      // The error's own message repeats the command, which may hold a secret.
      reject(fail(`failed with ${how}${why === '' ? '' : `: ${why}`}`))
    })
    // Nobody is there who could answer a question.
    child.stdin?.end()
  })
}

/** The last line is the reason: progress and traces stand before it. */
function findReason(stderr: string): string {
  const lines = stderr.split('\n').filter((line) => line.trim() !== '' && !TRACED.test(line))
  return lines.at(-1)?.trim() ?? ''
}
