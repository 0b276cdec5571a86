import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { SANDBOX_NONCE } from '../checks/money/nonces'
import { createJournalFile } from '../cleanup/journal-file'
import { runForText } from '../files/run-for-text'
import type { Fetch } from '../http/fetch-within'
import { createMask } from '../http/mask'
import { CannotRun } from '../model/errors'
import type { StepResult } from '../model/report'
import type { RunOptions } from '../run/create-run'
import { toApproach } from '../wire/to-approach'
import type { Inputs } from './read-inputs'
import { treat } from './read-run-limits'

const JOURNAL_DIRECTORY = '.cache/conformance'
const DEFAULT_SEED = '1'

interface Ports {
  readonly fetch: Fetch
  onStep(result: StepResult): void
}

/**
 * Turns the options of the command line into those of a run.
 *
 * @throws {CannotRun} when a required option is missing, or two say how people sign in.
 */
export function toRunOptions(inputs: Inputs, { fetch, onStep }: Ports): RunOptions {
  const { contract, options } = inputs
  const { baseUrl, adminEmail, adminPassword, nonceCommand, seed = DEFAULT_SEED } = options
  const nonce = options.nonce ?? (nonceCommand === undefined ? SANDBOX_NONCE : undefined)
  if (baseUrl === undefined) {
    throw new CannotRun(
      '--base-url is missing: the address of the API, such as http://localhost:4010/api. --help lists the options.',
    )
  }
  const { limits, isReadOnly, gap } = treat(options.limits, baseUrl)
  const mask = createMask([adminPassword ?? ''])
  return {
    contract,
    fetch,
    baseUrl,
    onStep,
    seed,
    timeoutMs: options.timeoutMs,
    only: options.only,
    limits,
    isReadOnly,
    ...(gap === undefined ? {} : { heldBack: gap }),
    isThorough: options.isThorough,
    journalStore: createJournalFile(join(JOURNAL_DIRECTORY, `${nameOf(baseUrl, seed)}.jsonl`)),
    mask,
    ...(adminEmail && adminPassword
      ? { admin: { email: adminEmail, password: adminPassword } }
      : {}),
    ...toApproach(inputs, { fetch, hide: mask.hide, mask }),
    ...(nonce === undefined ? {} : { nonce }),
    ...(nonceCommand ? { freshNonce: createNonceCommand(nonceCommand, mask) } : {}),
  }
}

/** One journal for each service and seed. */
function nameOf(baseUrl: string, seed: string): string {
  const host = new URL(baseUrl).host.replaceAll(/[^\w.-]/g, '-')
  const digest = createHash('sha256').update(`${baseUrl} ${seed}`).digest('hex').slice(0, 8)
  return `${host}-${digest}`
}

/**
 * Gets fresh nonces from the user's command.
 *
 * The function it returns throws {CannotRun} for one that came before: what is charged again would look like a fault of the service.
 */
export function createNonceCommand(
  command: string,
  mask: (text: string) => string = (text) => text,
): () => Promise<string> {
  const place = '--nonce-command'
  const printed = new Set<string>()
  return async () => {
    const nonce = await runForText({ place, command, what: 'a nonce', mask })
    if (printed.has(nonce)) {
      throw new CannotRun(
        `${place}: the command printed the same nonce twice; it must print a fresh one each time (a nonce that may be charged often goes to --nonce).`,
      )
    }
    printed.add(nonce)
    return nonce
  }
}
