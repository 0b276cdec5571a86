import type { Hono } from 'hono'
import { type AdmissionControl, createAdmissionControl } from './admission/admission-control'
import { type AdmissionLimits, DEFAULT_LIMITS, TRIAL_LIMITS } from './admission/limits'
import {
  createPasswordHasher,
  DEFAULT_PASSWORD_COST,
  MEMORY_PASSWORD_COST,
  type PasswordCost,
  type PasswordHasher,
  TRIAL_PASSWORD_COST,
} from './auth/password-hasher'
import type { Confirm } from './cache/coalesce-reads'
import { type Configuration, readConfiguration } from './configuration'
import { type Contract, loadContract } from './contract/contract'
import { createService } from './create-service'
import type { Database } from './database/database'
import {
  type EmbeddedDatabase,
  openInDirectory,
  openInMemory,
} from './database/embedded/open-embedded'
import { type SignInAccount, signInAccounts } from './database/seed/accounts'
import { resetDatabase } from './database/seeding/reset-database'
import type { ReadSecret } from './database/shared-secret'
import type { RecordedData } from './database/worlds/recorded-data'
import { createJsonLog, type Log } from './http/log'
import type { ViolationReport } from './http/violation-report'
import type { Rates } from './rate-limit/access-limits'
import { limitFreePieces } from './rate-limit/free-piece-limits'
import { DEFAULT_RATES, TRIAL_RATES } from './rate-limit/rates'
import { dataDirectoryOf } from './startup/data-directory'
import { holdDemonstration } from './startup/data-owner'
import { decideStart } from './startup/decide-start'
import { createDataPreparation } from './startup/prepare-data'
import { assertStarts, readSituation } from './startup/read-situation'
import type { StartCommand } from './startup/start-situation'

/** What a world has of its own. */
export interface WorldStart {
  /** In place of the secrets that the settings have or the database keeps. */
  readonly readSecret: ReadSecret
}

export interface StartOptions {
  /**
   * `service` stands behind a shop: in production it takes every secret from the environment and
   * opens no account whose password is published. `demo` makes its own, so that a first start needs
   * nothing; `mock` also lets its state be reset and pages of other origins call.
   */
  readonly mode: 'service' | 'demo' | 'mock'
  /** The command's name in error messages; by default the mode's. */
  readonly command?: StartCommand
  /** The address that the command line asks to listen on. */
  readonly host?: string | undefined
  /** Keep nothing. */
  readonly isInMemory?: boolean
  /** Where an embedded database lives; `DATA_DIR` when it is left out, otherwise `.data`, or `.data/mock` of a mock. */
  readonly dataDirectory?: string
  /** Makes an embedded database the data of a world; on a server, where others may write too, there is none. */
  readonly world?: WorldStart
  /** A PostgreSQL server; `DATABASE_URL` when it is left out. */
  readonly databaseUrl?: string
  /** What has to have succeeded before stored data is changed: a start that fails leaves it to the earlier version. */
  readonly changesAfter?: Promise<unknown>
  /** Fill the catalogue up to so many products. */
  readonly productCount?: number
  readonly checksAnswers?: boolean
  /** Called with each request and response that breaks the contract, instead of the log. */
  readonly onViolation?: (report: ViolationReport) => void
  /** Replaces some or all of the mode's limits on attempts. */
  readonly rates?: Partial<Rates>
  /** Replaces the mode's limits on work. */
  readonly limits?: AdmissionLimits
  readonly passwordCost?: PasswordCost
  readonly passwords?: PasswordHasher
  readonly environment?: NodeJS.ProcessEnv
  readonly log?: Log
  readonly now?: () => Date
  /** What a mock does when it is told to reset its state, which `reset` does; that alone when it is left out. */
  onReset?(reset: () => Promise<void>): Promise<void>
}

/** An API that is ready to answer; `app.fetch` takes requests. */
export interface StartedApi {
  readonly app: Hono
  readonly contract: Contract
  /** The limits of this process, for whatever else it serves. */
  readonly admission: AdmissionControl
  readonly log: Log
  readonly database: Database
  /** The same as the data of a world, where that was asked for and the database is embedded. */
  readonly recorded: RecordedData | undefined
  /** The version of all that the catalog shows; see {@link coalesceReads}. */
  readonly readVersion: Confirm<string>
  /** Settles once the charges that were left open have been gone through; requests don't wait for it. */
  readonly chargesResolved: Promise<void>
  /** The accounts of a fresh shop with published passwords; none in production. */
  readonly accounts: readonly SignInAccount[]
  /** The address to listen on; `undefined` is every address of the machine. */
  readonly host: string | undefined
  /** Puts the state back to that of a fresh shop. */
  reset(): Promise<void>
  /** Makes `/readyz` report not ready, so that a load balancer sends no more requests. */
  drain(): void
  /** To be called once no request is under way. */
  close(): Promise<void>
}

/**
 * Opens the database, filling an empty one with the seed, and builds the API on it.
 *
 * @throws ConfigurationError for settings that are wrong or unsafe; the database's error when it can't be opened
 */
export async function startApi(options: StartOptions): Promise<StartedApi> {
  const { mode, now = () => new Date(), productCount = 0, world } = options
  const configuration = readStartConfiguration(options)
  const { command = mode === 'mock' ? 'mock' : 'start', isInMemory, host: wantedHost } = options
  const situation = await readSituation(configuration, { command, isInMemory, host: wantedHost })
  const decision = assertStarts(decideStart(situation))
  const { isForReal, host, warnings } = decision
  const log = options.log ?? createJsonLog(now)
  const passwords =
    options.passwords ?? createPasswordHasher(options.passwordCost ?? usualCost(options))
  const { rates, admission } = chooseLimits(options, configuration)
  for (const message of warnings) log({ level: 'warn', event: 'start', message })

  const { admit, fill, prepare } = createDataPreparation({
    configuration,
    situation,
    decision,
    productCount,
    passwords,
    log,
    now,
    changesAfter: options.changesAfter,
  })
  const open = async (): Promise<EmbeddedDatabase> => {
    const { databaseUrl, dataDirectory = dataDirectoryOf(mode) } = configuration
    const opening = { isRecorded: world !== undefined, startsEmpty: isForReal }
    if (isInMemory) return openInMemory(prepare, opening)
    if (!databaseUrl) return openInDirectory(dataDirectory, { admit, prepare }, opening)
    // The PostgreSQL driver is loaded only when needed.
    const { openServed } = await import('./database/served/open-served')
    // Other processes that start wait for this one from here on.
    await options.changesAfter
    return openServed(databaseUrl, log, { admit, prepare })
  }

  const [contract, { database, recorded, isShared, countWrites, close }] = await Promise.all([
    loadContract(),
    open(),
  ])
  try {
    const reset = () => resetDatabase(database, { admit: holdDemonstration, prepare: fill })
    const { onReset = (work: typeof reset) => work() } = options
    const service = await createService({
      contract,
      database,
      isShared,
      countWrites,
      isForReal,
      mayRewind: recorded !== undefined,
      passwords,
      rates,
      admission,
      log,
      now,
      ...(recorded && world
        ? { readSecret: world.readSecret }
        : { jwtSecret: configuration.jwtSecret }),
      braintree: configuration.braintree,
      trustedProxies: configuration.trustedProxies,
      allowsOtherOrigins: mode === 'mock',
      checksAnswers: options.checksAnswers,
      onViolation: options.onViolation,
      reset: mode === 'mock' ? () => onReset(reset) : undefined,
    })
    return {
      app: service.app,
      contract,
      admission,
      log,
      database,
      recorded,
      readVersion: service.readVersion,
      chargesResolved: service.chargesResolved,
      accounts: isForReal ? [] : signInAccounts,
      host,
      reset,
      drain: service.drain,
      close: () => service.stop().then(close),
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** The settings, overridden by the options. */
function readStartConfiguration({ environment, ...options }: StartOptions): Configuration {
  const configuration = readConfiguration(environment ?? process.env)
  return {
    ...configuration,
    databaseUrl: options.databaseUrl ?? configuration.databaseUrl,
    dataDirectory: options.dataDirectory ?? configuration.dataDirectory,
  }
}

function usualCost({ mode, isInMemory = false }: StartOptions): PasswordCost {
  if (mode === 'service') return DEFAULT_PASSWORD_COST
  return isInMemory ? MEMORY_PASSWORD_COST : TRIAL_PASSWORD_COST
}

function chooseLimits(
  { mode, limits, rates }: StartOptions,
  { freePiecesADay }: Configuration,
): { rates: Rates; admission: AdmissionControl } {
  const isService = mode === 'service'
  const usual = isService ? DEFAULT_RATES : TRIAL_RATES
  const set = freePiecesADay === undefined ? {} : limitFreePieces(freePiecesADay)
  return {
    rates: { ...usual, ...set, ...rates },
    admission: createAdmissionControl(limits ?? (isService ? DEFAULT_LIMITS : TRIAL_LIMITS)),
  }
}
