import { expect, test } from 'vitest'
import { GATEWAY_PATH } from '../../mocks/api/payment/simulated-provider/simulated-provider'
import type { StartOptions } from '../../mocks/api/start-api'
import { admin } from '../api/support/accounts'
import { productionSecrets } from '../api/support/production-secrets'
import { provideStarts } from '../api/support/starts'

const it = provideStarts()

const {
  BRAINTREE_MERCHANT_ID,
  BRAINTREE_PUBLIC_KEY,
  BRAINTREE_PRIVATE_KEY,
  ADMIN_PASSWORD,
  JWT_SECRET,
} = productionSecrets
const keys = { BRAINTREE_MERCHANT_ID, BRAINTREE_PUBLIC_KEY, BRAINTREE_PRIVATE_KEY }
const live = {
  ...productionSecrets,
  BRAINTREE_ENVIRONMENT: 'production',
  BRAINTREE_MERCHANT_ACCOUNT_ID: 'shop_usd',
  ALLOW_SANDBOX: '0',
}
const without = (name: string) =>
  Object.fromEntries(Object.entries(live).filter(([key]) => key !== name))

const inMemory = { isInMemory: true }
const service = { mode: 'service' } as const
const mock = { mode: 'mock', ...inMemory } as const

interface Refused {
  readonly what: string
  readonly options?: Partial<StartOptions>
  readonly environment: NodeJS.ProcessEnv
  readonly says: RegExp
}

const refused: readonly Refused[] = [
  {
    what: 'real money without NODE_ENV=production',
    environment: { ...keys, BRAINTREE_ENVIRONMENT: 'production' },
    says: /BRAINTREE_ENVIRONMENT=production takes real money/,
  },
  {
    what: 'real money in a mock',
    options: mock,
    environment: { ...keys, BRAINTREE_ENVIRONMENT: 'production' },
    says: /BRAINTREE_ENVIRONMENT=production takes real money/,
  },
  {
    what: 'a mock with all that production has',
    options: mock,
    environment: live,
    says: /^The mock does not start with NODE_ENV=production[^\n]*$/,
  },
  {
    what: 'a NODE_ENV that is nearly production',
    environment: { ...live, NODE_ENV: 'Production' },
    says: /NODE_ENV is not spelled "production"/,
  },
  { what: 'no JWT_SECRET', environment: without('JWT_SECRET'), says: /^JWT_SECRET is missing/ },
  {
    what: 'no ADMIN_PASSWORD',
    environment: without('ADMIN_PASSWORD'),
    says: /^ADMIN_PASSWORD is missing/,
  },
  {
    what: 'no keys at all',
    environment: { NODE_ENV: 'production', ADMIN_PASSWORD, JWT_SECRET },
    says: /BRAINTREE_MERCHANT_ID.* are missing.*\n.*BRAINTREE_ENVIRONMENT is missing/,
  },
  {
    what: 'one of the keys missing',
    environment: without('BRAINTREE_PRIVATE_KEY'),
    says: /BRAINTREE_PRIVATE_KEY go together/,
  },
  {
    what: 'a provider that is not named',
    environment: without('BRAINTREE_ENVIRONMENT'),
    says: /^BRAINTREE_ENVIRONMENT is missing/,
  },
  {
    what: 'the sandbox without a word',
    environment: { ...live, BRAINTREE_ENVIRONMENT: 'sandbox' },
    says: /set ALLOW_SANDBOX=1 for a rehearsal/,
  },
  {
    what: 'the published password as ADMIN_PASSWORD',
    environment: { ...live, ADMIN_PASSWORD: 'Bazaar-Admin' },
    says: /^ADMIN_PASSWORD is published/,
  },
  {
    what: 'a JWT_SECRET of one character',
    environment: { ...live, JWT_SECRET: 'x'.repeat(64) },
    says: /^JWT_SECRET can be guessed/,
  },
  {
    what: 'real money with data in memory',
    options: inMemory,
    environment: live,
    says: /--memory keeps nothing/,
  },
]

test.each(refused)('does not start: $what', async ({ options, environment, says }) => {
  await expect(it.start({ ...service, ...options, environment })).rejects.toThrow(says)
  expect(it.logged).toEqual([])
})

interface Started {
  readonly what: string
  readonly options?: Partial<StartOptions>
  readonly environment: NodeJS.ProcessEnv
  readonly host: string | undefined
  readonly isSimulated: boolean
  /** The password with which the administrator can sign in. */
  readonly password: string
  readonly warnings: number
}

const show = { host: '127.0.0.1', password: admin.password, warnings: 0 }
const real = {
  host: undefined,
  isSimulated: false,
  password: ADMIN_PASSWORD,
  warnings: process.env['DATABASE_URL'] ? 0 : 1,
}

const started: readonly Started[] = [
  { ...show, what: 'a demonstration', options: inMemory, environment: {}, isSimulated: true },
  { ...show, what: 'a mock', options: mock, environment: {}, isSimulated: true },
  {
    ...show,
    what: "a demonstration on the provider's sandbox",
    options: inMemory,
    environment: keys,
    isSimulated: false,
  },
  {
    ...show,
    what: 'a demonstration for others',
    options: inMemory,
    environment: { HOST: '0.0.0.0' },
    isSimulated: true,
    host: '0.0.0.0',
    warnings: 1,
  },
  {
    ...show,
    what: 'a mock for others, whom HOST alone does not let in',
    options: mock,
    environment: { HOST: '0.0.0.0' },
    isSimulated: true,
  },
  {
    ...show,
    what: 'a mock for others',
    options: { ...mock, host: '::' },
    environment: {},
    isSimulated: true,
    host: '::',
    warnings: 1,
  },
  { ...real, what: 'production', options: service, environment: live },
  {
    ...real,
    what: 'production on one address',
    options: service,
    environment: { ...live, HOST: '127.0.0.1' },
    host: '127.0.0.1',
  },
  {
    ...real,
    what: 'a rehearsal in memory',
    options: { ...service, ...inMemory },
    environment: productionSecrets,
    warnings: 2,
  },
]

test.each(started)('starts: $what', async (row) => {
  const { api, client } = await it.start({ ...row.options, environment: row.environment })
  expect(api.host).toBe(row.host)
  const hasGateway = api.app.routes.some(({ path }) => path.startsWith(GATEWAY_PATH))
  expect(hasGateway).toBe(row.isSimulated)
  for (const password of [admin.password, ADMIN_PASSWORD]) {
    const { status } = await client.send('signIn', { body: { ...admin, password } })
    expect([password, status]).toEqual([password, password === row.password ? 200 : 401])
  }
  expect(it.logged.filter(({ event }) => event === 'start')).toHaveLength(row.warnings)
})
