import { exec } from 'node:child_process'
import { promisify } from 'node:util'
import { CannotRun } from '../run/interruptions'

const run = promisify(exec)
const TIMEOUT_MS = 30_000

/** Asks a command of the user's for a fresh nonce. */
export function createNonceCommand(command: string): () => Promise<string> {
  return async () => {
    const nonce = await run(command, { timeout: TIMEOUT_MS }).then(
      ({ stdout }) => stdout.trim(),
      (error: Error) => {
        throw new CannotRun(`--nonce-command failed: ${error.message}`)
      },
    )
    if (nonce === '') throw new CannotRun('--nonce-command printed nothing; it must print a nonce.')
    return nonce
  }
}
