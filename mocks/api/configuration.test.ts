import { expect, test } from 'vitest'
import { readConfiguration } from './configuration'

const keys = {
  BRAINTREE_MERCHANT_ID: 'merchant',
  BRAINTREE_PUBLIC_KEY: 'public',
  BRAINTREE_PRIVATE_KEY: 'private',
}

test('nothing has to be set', () => {
  expect(readConfiguration({})).toEqual({
    dataDirectory: undefined,
    databaseUrl: undefined,
    host: undefined,
    jwtSecret: undefined,
    adminPassword: undefined,
    braintree: undefined,
    braintreeEnvironment: undefined,
    allowsSandbox: false,
    allowsPayPalScripts: false,
    nodeEnvironment: undefined,
    isProduction: false,
    drainSeconds: 0,
    trustedProxies: [],
  })
})

test('inline scripts are allowed by a word of their own, and by no other', () => {
  const allows = (setting: string) =>
    readConfiguration({ ...keys, ALLOW_PAYPAL_SCRIPTS: setting }).allowsPayPalScripts
  expect(readConfiguration(keys).allowsPayPalScripts).toBe(false)
  expect(allows('0')).toBe(false)
  expect(allows('1')).toBe(true)
  expect(() => allows('yes')).toThrow('ALLOW_PAYPAL_SCRIPTS')
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

test('free pieces have the usual limit unless a number is set', () => {
  expect(readConfiguration({}).freePiecesADay).toBeUndefined()
  expect(readConfiguration({ FREE_PIECES_A_DAY: '250' }).freePiecesADay).toBe(250)
})

test('test nonces are taken in a sandbox on trial only', () => {
  const staged = readConfiguration({ ...keys, NODE_ENV: 'production' })
  expect(staged.braintree?.takesTestNonces).toBe(false)
})

test.each([
  [{ ADMIN_PASSWORD: 'bazaar' }, /ADMIN_PASSWORD: must have at least 12 characters/],
  [{ JWT_SECRET: 'short' }, /JWT_SECRET: must have at least 32 characters/],
  [{ BRAINTREE_ENVIRONMENT: 'live' }, /BRAINTREE_ENVIRONMENT: /],
  [{ TRUST_PROXY: 'yes' }, /TRUST_PROXY: must be 1 for a proxy on this machine/],
  [{ TRUST_PROXY: '203.0.113.0/33' }, /TRUST_PROXY: /],
  [{ DRAIN_SECONDS: 'some' }, /DRAIN_SECONDS: must be a whole number of seconds/],
  [{ FREE_PIECES_A_DAY: '0' }, /FREE_PIECES_A_DAY: must be a whole number of pieces/],
  [{ FREE_PIECES_A_DAY: '1e3' }, /FREE_PIECES_A_DAY: must be a whole number of pieces/],
  [{ FREE_PIECES_A_DAY: '10000000' }, /FREE_PIECES_A_DAY: must be a whole number of pieces/],
  [{ ALLOW_SANDBOX: 'yes' }, /ALLOW_SANDBOX: /],
  [{ HOST: 'x86_64-conda-linux-gnu' }, /HOST: must be an IP address to listen on/],
  [{ DATA_DIR: '' }, /DATA_DIR: /],
])('%j is refused by name', (environment, message) => {
  expect(() => readConfiguration(environment)).toThrow(message)
})

test.each([
  'postgres://shop:word@db.internal:5433/shop?sslmode=verify-full',
  'postgresql://shop:a%2Fb%23c@[::1]/shop',
  'postgres://shop:100%@db.internal/shop',
  'postgres://shop:word@/shop?host=/var/run/postgresql',
  'postgres:///shop?user=shop@tenant',
  '/var/run/postgresql shop',
  'socket:/var/run/postgresql?db=shop',
])('DATABASE_URL may be %s', (url) => {
  expect(readConfiguration({ DATABASE_URL: url }).databaseUrl).toBe(url)
})

test.each([
  'postgres://shop:secret/word@db.internal/shop',
  'postgres://shop:secret#word@db.internal/shop',
  'postgres://shop:secret?word@db.internal/shop',
  'postgres://shop:12/34@db.internal/shop',
  'postgres://shop:12#34@db.internal/shop',
  'postgres://shop:12?34@db.internal/shop',
  'db.internal/shop',
  'mysql://shop@db.internal/shop',
  'postgres://shop:secret@one.internal:5432,two.internal:5432/shop',
  'postgres://shop:secret@one.internal,two.internal/shop',
  'postgres://shop:secret@one.internal,two.internal:5432/shop',
  'postgres://shop:secret@/shop?host=one.internal,two.internal',
])('DATABASE_URL %s is refused with what to do, and without its password', (url) => {
  const read = () => readConfiguration({ DATABASE_URL: url })
  expect(read).toThrow(/^DATABASE_URL: must be the address of one host.*# as %23/)
  expect(read).not.toThrow(/secret/)
})

test.each(['NODE_ENV', 'DATA_DIR', 'BRAINTREE_MERCHANT_ID'])(
  'an empty %s, as files of settings write it, is refused in a sentence',
  (name) => {
    expect(() => readConfiguration({ [name]: '' })).toThrow(
      `${name}: is empty. Give it a value, or remove it`,
    )
  },
)

const secret = 'fJ3-w8Qe_5tLzR0yKc7uHn2vXb9aMd4p'
test.each([
  ['JWT_SECRET', `"${secret}"`, 'quotes'],
  ['ADMIN_PASSWORD', `'${secret}'`, 'quotes'],
  ['BRAINTREE_PRIVATE_KEY', '"private"', 'quotes'],
  ['DATA_DIR', '"/srv/shop/data"', 'rename the folder'],
  ['ADMIN_PASSWORD', `${secret} `, 'a blank'],
  ['BRAINTREE_PUBLIC_KEY', ' public', 'a blank'],
  ['JWT_SECRET', `${secret}\r`, 'a line break'],
  ['JWT_SECRET', '$(head -c 32 /dev/urandom | base64)', 'no shell has replaced'],
  ['JWT_SECRET', '`head -c 32 /dev/urandom | base64`', 'no shell has replaced'],
  ['ADMIN_PASSWORD', `\${SHOP_ADMIN_PASSWORD}`, 'no shell has replaced'],
])('%s=%s is refused, since it is not what its file means', (name, value, says) => {
  const read = () => readConfiguration({ ...keys, [name]: value })
  expect(read).toThrow(`${name}: `)
  expect(read).toThrow(says)
  expect(read).not.toThrow(secret)
})

test('quotes, blanks and dollars within a password are its own', () => {
  const password = '"a" $(b) and `c` in one "'
  expect(readConfiguration({ ADMIN_PASSWORD: `x${password}` }).adminPassword).toBe(`x${password}`)
})

test.each(['sslrootcert', 'sslcert', 'sslkey'])(
  'DATABASE_URL whose %s is no file that can be read is refused by its name',
  (name) => {
    const read = (path: string) =>
      readConfiguration({
        DATABASE_URL: `postgres://shop:p@db/shop?sslmode=verify-full&${name}=${path}`,
      })
    expect(() => read('/nowhere/ca.pem')).toThrow(/^DATABASE_URL: names a file \(sslrootcert/)
    expect(read('package.json').databaseUrl).toContain('package.json')
  },
)
