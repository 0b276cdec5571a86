import { eq } from 'drizzle-orm'
import { createAdmissionControl } from '../../../mocks/api/admission/admission-control'
import { TRIAL_LIMITS } from '../../../mocks/api/admission/limits'
import { createApp } from '../../../mocks/api/app'
import { createKnownAddresses } from '../../../mocks/api/auth/known-addresses'
import { createPasswordHasher } from '../../../mocks/api/auth/password-hasher'
import { createPasswordRules } from '../../../mocks/api/auth/password-rules'
import { createTokenIssuer } from '../../../mocks/api/auth/token-issuer'
import { readCatalogVersion } from '../../../mocks/api/cache/catalog-version'
import { loadContract } from '../../../mocks/api/contract/contract'
import { isEmpty } from '../../../mocks/api/database/seeding/reset-database'
import { seedDatabase } from '../../../mocks/api/database/seeding/seed-database'
import { users } from '../../../mocks/api/database/tables/users'
import type { LogEntry } from '../../../mocks/api/http/log'
import { createProvider } from '../../../mocks/api/payment/create-provider'
import { createPhotoNormalizer } from '../../../mocks/api/photo/normalize-photo'
import { createPhotoReader } from '../../../mocks/api/photo/photo-reader'
import { createAccessLimits } from '../../../mocks/api/rate-limit/access-limits'
import { createRateLimiter } from '../../../mocks/api/rate-limit/rate-limiter'
import { DEFAULT_RATES } from '../../../mocks/api/rate-limit/rates'
import { createClient } from './client'
import { marks } from './marks'
import { openTestDatabase } from './open-database'
import type { PrivateFault } from './private-faults'

const now = () => new Date('2026-11-20T16:00:00.000Z')

/** An API with a marked administrator who is signed in, and with a fault that has come since. */
export async function startMarkedApi(fault: PrivateFault) {
  const [contract, { database, close }] = await Promise.all([loadContract(), openTestDatabase()])
  const passwords = createPasswordHasher({ N: 2 ** 10, r: 8, p: 1 })
  if (await isEmpty(database)) await seedDatabase(database, { passwords, now })
  const shop = { database, now, publicPath: '' }
  const { payments } = await createProvider(shop, undefined)
  const services = {
    ...shop,
    passwords,
    passwordRules: createPasswordRules(),
    payments,
    tokens: createTokenIssuer('x'.repeat(32), now),
    knownAddresses: createKnownAddresses(database, 'address key', now),
    limits: createAccessLimits(createRateLimiter(database, now), DEFAULT_RATES),
    photos: createPhotoNormalizer(contract.pictureLimits),
  }
  const log: LogEntry[] = []
  const createMarkedClient = (parts: object) => {
    const app = createApp({
      contract,
      services: { ...services, ...parts },
      log: (entry) => log.push(entry),
      photoReader: createPhotoReader(database),
      admission: createAdmissionControl(TRIAL_LIMITS),
      readVersion: () => readCatalogVersion(database),
      checksAnswers: false,
      allowsOtherOrigins: false,
      trustedProxies: [],
      isProduction: false,
      isDraining: () => false,
    })
    return { app, client: createClient({ app, contract }) }
  }
  const { client } = createMarkedClient({})
  await client.call('signUp', { body: marks })
  const session = await client.signIn(marks)
  await database.update(users).set({ role: 1 }).where(eq(users.id, session.userId))
  await fault.breakDatabase?.(database)
  const broken = createMarkedClient(fault.breakServices?.(services) ?? {})
  if (!fault.losesDatabase) return { ...broken, contract, session, log, close }
  await close()
  return { ...broken, contract, session, log, close: async () => undefined }
}
