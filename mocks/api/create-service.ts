import type { Hono } from 'hono'
import type { AdmissionControl } from './admission/admission-control'
import { createApp } from './app'
import { createKnownAddresses } from './auth/known-addresses'
import type { PasswordHasher } from './auth/password-hasher'
import { createPasswordRules } from './auth/password-rules'
import { createTokenIssuer } from './auth/token-issuer'
import { readCatalogVersion } from './cache/catalog-version'
import { type Confirm, cacheUntilWrite, coalesceReads } from './cache/coalesce-reads'
import type { BraintreeKeys } from './configuration'
import type { Contract } from './contract/contract'
import type { Database } from './database/database'
import { publishedPasswords } from './database/seed/accounts'
import { keptSecrets, type ReadSecret } from './database/shared-secret'
import type { Log } from './http/log'
import type { ViolationReport } from './http/violation-report'
import { startResolving } from './payment/charge/resolve'
import { createProvider } from './payment/create-provider'
import { createPhotoNormalizer } from './photo/normalize-photo'
import { createPhotoReader, type PhotoCopies } from './photo/photo-reader'
import { createAccessLimits, type Rates } from './rate-limit/access-limits'
import { createRateLimiter } from './rate-limit/rate-limiter'
import { withoutPublished } from './user/published-passwords'

export interface ServiceOptions {
  readonly contract: Contract
  readonly database: Database
  /** Whether other processes may be at work on the database too. */
  readonly isShared: boolean
  /** See {@link OpenDatabase}. */
  readonly countWrites?: (() => number) | undefined
  /** Whether real people sign in here: accounts whose passwords are published are refused. */
  readonly isForReal: boolean
  /** Whether the data may be put back to an earlier state, as in a world. */
  readonly mayRewind?: boolean
  readonly passwords: PasswordHasher
  readonly rates: Rates
  readonly admission: AdmissionControl
  readonly log: Log
  readonly now: () => Date
  /** Signs session tokens; `token-secret` of `readSecret` when it is left out. */
  readonly jwtSecret?: string | undefined
  /** Reads a secret that nobody has set; those that the database keeps when it is left out. */
  readonly readSecret?: ReadSecret | undefined
  readonly braintree?: BraintreeKeys | undefined
  /** See {@link Configuration}. */
  readonly trustedProxies: readonly string[]
  /** What the service's paths begin with, as clients see them; empty at the root of an origin. */
  readonly publicPath?: string
  /** Let pages of any origin call: tokens are not cookies, so nobody's session goes along. */
  readonly allowsOtherOrigins: boolean
  /** Of photos, where services on the same photos share them. */
  readonly photoCopies?: PhotoCopies
  readonly checksAnswers?: boolean | undefined
  readonly onViolation?: ((report: ViolationReport) => void) | undefined
  /** Puts the state back to the seed. Only a mock has it. */
  readonly reset?: (() => Promise<void>) | undefined
}

/** The API on a database that is ready. */
export interface Service {
  readonly app: Hono
  /** The version of all that the catalog shows, as the database has it now. */
  readonly readVersion: Confirm<string>
  /** Makes `/readyz` report not ready. */
  drain(): void
  /** Settles once the charges that were left open have been gone through; requests don't wait for it. */
  readonly chargesResolved: Promise<void>
  /** Stops resolving charges in the background, once the charge under way is done. */
  stop(): Promise<void>
}

/** Builds the API on a database that is migrated and filled. */
export async function createService(options: ServiceOptions): Promise<Service> {
  const { contract, database, isForReal, passwords, rates, log, now, publicPath = '' } = options
  const shop = { database, now, publicPath }
  const { readSecret = keptSecrets(database) } = options
  const { payments, gatewayRoutes } = await createProvider(shop, options.braintree, {
    readSecret,
    mayRewind: options.mayRewind ?? false,
  })
  const secret = options.jwtSecret ?? (await readSecret('token-secret'))
  const addressKey = await readSecret('address-key')
  const services = {
    ...shop,
    passwords: isForReal ? withoutPublished(passwords) : passwords,
    // A demonstration may keep its published passwords.
    passwordRules: createPasswordRules({
      [isForReal ? 'refused' : 'allowed']: publishedPasswords,
    }),
    payments,
    tokens: createTokenIssuer(secret, now),
    limits: createAccessLimits(createRateLimiter(database, now), rates),
    knownAddresses: createKnownAddresses(database, addressKey, now),
    photos: createPhotoNormalizer(contract.pictureLimits),
  }
  const read = () => readCatalogVersion(database)
  const { countWrites } = options
  const readVersion = coalesceReads(countWrites ? cacheUntilWrite(read, countWrites) : read)
  let isDraining = false
  const app = createApp({
    contract,
    services,
    admission: options.admission,
    log,
    photoReader: createPhotoReader(database, options.photoCopies),
    readVersion,
    checksAnswers: options.checksAnswers ?? false,
    ...(options.onViolation ? { onViolation: options.onViolation } : {}),
    allowsOtherOrigins: options.allowsOtherOrigins,
    trustedProxies: options.trustedProxies,
    isProduction: isForReal,
    isDraining: () => isDraining,
    ...(gatewayRoutes ? { gatewayRoutes } : {}),
    ...(options.reset ? { reset: options.reset } : {}),
  })
  const { firstRun, stop } = startResolving({ ...services, log, isShared: options.isShared })
  return {
    app,
    readVersion,
    chargesResolved: firstRun,
    stop,
    drain() {
      isDraining = true
    },
  }
}
