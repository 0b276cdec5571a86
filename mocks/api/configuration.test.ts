import { expect, test } from 'vitest'
import { readConfiguration, requireSecrets } from './configuration'

const keys = {
  BRAINTREE_MERCHANT_ID: 'merchant',
  BRAINTREE_PUBLIC_KEY: 'public',
  BRAINTREE_PRIVATE_KEY: 'private',
}

test('nothing has to be set', () => {
  expect(readConfiguration({})).toEqual({
    dataDirectory: '.data',
    databaseUrl: undefined,
    jwtSecret: undefined,
    adminPassword: undefined,
    braintree: undefined,
    isProduction: false,
    drainSeconds: 0,
    isBehindProxy: false,
  })
})

test("the provider's keys go together, and mean the sandbox unless they say otherwise", () => {
  expect(readConfiguration(keys).braintree).toEqual({
    merchantId: 'merchant',
    publicKey: 'public',
    privateKey: 'private',
    environment: 'sandbox',
    merchantAccountId: undefined,
    takesTestNonces: true,
  })
  const live = readConfiguration({ ...keys, BRAINTREE_ENVIRONMENT: 'production' })
  expect(live.braintree?.environment).toBe('production')
  expect(live.braintree?.takesTestNonces).toBe(false)
  expect(() => readConfiguration({ ...keys, BRAINTREE_PRIVATE_KEY: undefined })).toThrow(
    /set all three, or none/,
  )
})

test('a process in production gives its balancer time to notice that it stops, unless told otherwise', () => {
  const production = { NODE_ENV: 'production' }
  expect(readConfiguration(production).drainSeconds).toBe(5)
  expect(readConfiguration({ ...production, DRAIN_SECONDS: '30' }).drainSeconds).toBe(30)
})

test('a shop in production names every secret that it lacks', () => {
  const secrets = { JWT_SECRET: 'x'.repeat(32), ADMIN_PASSWORD: 'y'.repeat(12), ...keys }
  expect(() => requireSecrets(readConfiguration(secrets))).not.toThrow()
  expect(() => requireSecrets(readConfiguration({}))).toThrow(/JWT_SECRET.*\nADMIN_.*\nBRAINTREE_/)
  expect(() =>
    requireSecrets(readConfiguration({ ...secrets, ADMIN_PASSWORD: undefined })),
  ).toThrow(/^ADMIN_PASSWORD is missing[^\n]*$/)
})

test('real charges want a merchant account, which decides their currency', () => {
  const secrets = {
    JWT_SECRET: 'x'.repeat(32),
    ADMIN_PASSWORD: 'y'.repeat(12),
    ...keys,
    BRAINTREE_ENVIRONMENT: 'production',
  }
  expect(() => requireSecrets(readConfiguration(secrets))).toThrow(
    /^BRAINTREE_MERCHANT_ACCOUNT_ID is missing[^\n]*USD\.$/,
  )
  const named = readConfiguration({ ...secrets, BRAINTREE_MERCHANT_ACCOUNT_ID: 'shop_usd' })
  expect(() => requireSecrets(named)).not.toThrow()
  expect(named.braintree?.merchantAccountId).toBe('shop_usd')
})

test('test nonces are taken in a sandbox on trial only', () => {
  const staged = readConfiguration({ ...keys, NODE_ENV: 'production' })
  expect(staged.braintree?.takesTestNonces).toBe(false)
})

test.each([
  [{ ADMIN_PASSWORD: 'bazaar' }, /ADMIN_PASSWORD: must have at least 12 characters/],
  [{ JWT_SECRET: 'short' }, /JWT_SECRET: must have at least 32 characters/],
  [{ BRAINTREE_ENVIRONMENT: 'live' }, /BRAINTREE_ENVIRONMENT: /],
  [{ TRUST_PROXY: 'yes' }, /TRUST_PROXY: /],
  [{ DRAIN_SECONDS: 'some' }, /DRAIN_SECONDS: must be a whole number of seconds/],
  [{ DATA_DIR: '' }, /DATA_DIR: /],
])('%j is refused by name', (environment, message) => {
  expect(() => readConfiguration(environment)).toThrow(message)
})
