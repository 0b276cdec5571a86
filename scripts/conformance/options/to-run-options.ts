import { exec } from 'node:child_process'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { SANDBOX_NONCE } from '../checks/money/nonces'
import type { Contract } from '../contract/read-contract'
import type { Fetch } from '../http/fetch-within'
import { createMask } from '../http/mask'
import { createLedgerFile } from '../ledger/ledger-file'
import { CannotRun } from '../model/errors'
import type { StepResult } from '../model/report'
import type { RunOptions } from '../run/create-run'
import type { CommandOptions } from './parse-options'
import { treat } from './read-courtesy'

const LEDGER_DIRECTORY = '.cache/conformance'
const DEFAULT_SEED = '1'

/**
 * Turns the options of the command line into those of a run.
 *
 * @throws {CannotRun} when a required option is missing.
 */
export async function toRunOptions(
  options: CommandOptions,
  contract: Contract,
  fetch: Fetch,
  onStep: (result: StepResult) => void,
): Promise<RunOptions> {
  const { baseUrl, adminEmail, adminPassword, nonceCommand, seed = DEFAULT_SEED } = options
  const nonce = options.nonce ?? (nonceCommand === undefined ? SANDBOX_NONCE : undefined)
  if (baseUrl === undefined) {
    throw new CannotRun(
      '--base-url is missing: the address of the API, such as http://localhost:4010/api. --help lists the options.',
    )
  }
  const { limits, isReadOnly, gap } = treat(options.courtesy, baseUrl)
  return {
    contract,
    fetch,
    baseUrl,
    onStep,
    seed,
    timeoutMs: options.timeoutMs,
    only: options.only,
    limits,
    isReadOnly: options.isReadOnly || isReadOnly,
    ...(gap === undefined || options.isReadOnly ? {} : { heldBack: gap }),
    isThorough: options.isThorough,
    ledgerStore: createLedgerFile(join(LEDGER_DIRECTORY, `${nameOf(baseUrl, seed)}.jsonl`)),
    mask: createMask([adminPassword ?? '']),
    ...(adminEmail && adminPassword
      ? { admin: { email: adminEmail, password: adminPassword } }
      : {}),
    ...(nonce === undefined ? {} : { nonce }),
    ...(nonceCommand ? { freshNonce: createNonceCommand(nonceCommand) } : {}),
  }
}

/** One ledger for each service and seed. */
function nameOf(baseUrl: string, seed: string): string {
  const host = new URL(baseUrl).host.replaceAll(/[^\w.-]/g, '-')
  const digest = createHash('sha256').update(`${baseUrl} ${seed}`).digest('hex').slice(0, 8)
  return `${host}-${digest}`
}

const run = promisify(exec)
const TIMEOUT_MS = 30_000

/** Gets fresh nonces from the user's command. */
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
