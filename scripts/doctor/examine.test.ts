import { expect, test } from 'vitest'
import { readConfiguration } from '../../mocks/api/configuration'
import type { DatabaseFacts } from '../../mocks/api/database/inspection/inspect-database'
import { examineDatabase } from './examine-database'
import { examineMachine, type MachineFacts } from './examine-machine'
import { examineDecision, examineNodeEnvironment, examineSettings } from './examine-settings'
import type { Finding } from './finding'
import { renderFindings } from './render-findings'

const NOW = new Date('2026-06-01T12:00:00Z')

const facts: DatabaseFacts = {
  version: 150_004,
  trigrams: 'installed',
  pendingMigrations: 0,
  unknownMigrations: 0,
  now: NOW,
  data: 'production',
  hasAdministrator: true,
  openIds: [],
  unfitSettings: [],
  isReadOnly: false,
  mayMigrate: true,
  mayWrite: true,
}

const machine: MachineFacts = {
  nodeVersion: '24.3.0',
  npmVersion: '11.19.1',
  isStorefrontBuilt: true,
  canBuild: true,
  openFiles: 1_048_576,
  directory: { path: '/srv/shop', isWritable: true, freeBytes: 50_000_000_000 },
  now: NOW,
}

const settings = {
  NODE_ENV: 'production',
  JWT_SECRET: 'fJ3-w8Qe_5tLzR0yKc7uHn2vXb9aMd4p',
  ADMIN_PASSWORD: 'correct horse staple',
  BRAINTREE_MERCHANT_ID: 'abcdefgh12',
  BRAINTREE_PUBLIC_KEY: 'abcdefgh12',
  BRAINTREE_PRIVATE_KEY: '0123456789abcdef0123456789abcdef',
  BRAINTREE_ENVIRONMENT: 'production',
  BRAINTREE_MERCHANT_ACCOUNT_ID: 'shop_usd',
  TRUST_PROXY: '1',
  SHOP_URL: 'https://shop.example',
  DATABASE_URL: 'postgres://shop:b4W-9xTq_LmZ@db.internal/shop',
}

const ofDatabase = (change: Partial<DatabaseFacts>) =>
  examineDatabase({ kind: 'inspected', facts: { ...facts, ...change } }, NOW)
const ofMachine = (change: Partial<MachineFacts>) => examineMachine({ ...machine, ...change })
const ofSettings = (change: NodeJS.ProcessEnv) =>
  examineSettings(readConfiguration({ ...settings, ...change }))
const inDirectory = (change: object) =>
  ofMachine({ directory: { path: '/srv/shop', isWritable: true, freeBytes: 5e9, ...change } })

const rows: readonly (readonly [kind: Finding['kind'], sentence: RegExp, findings: Finding[]])[] = [
  ['good', /NODE_ENV is production/, [examineNodeEnvironment('production')]],
  ['missing', /NODE_ENV is not production/, [examineNodeEnvironment(undefined)]],
  ['missing', /NODE_ENV is not production/, [examineNodeEnvironment('prod')]],
  ['missing', /^why$/, examineDecision({ starts: false, reasons: ['why'] })],
  ['good', /in TRUST_PROXY: 127\.0\.0\.0\/8, .*fe80::\/10\. Let/, ofSettings({})],
  ['good', /in TRUST_PROXY: 203\.0\.113\.7\/32\. Let/, ofSettings({ TRUST_PROXY: '203.0.113.7' })],
  ['doubtful', /TRUST_PROXY is not set/, ofSettings({ TRUST_PROXY: undefined })],
  [
    'doubtful',
    /JWT_SECRET and ADMIN_PASSWORD are the same/,
    ofSettings({ ADMIN_PASSWORD: settings.JWT_SECRET }),
  ],
  ['good', /The cart offers cards and no PayPal/, ofSettings({})],
  ['doubtful', /lets any inline script run/, ofSettings({ ALLOW_PAYPAL_SCRIPTS: '1' })],
  ['doubtful', /keys look made up/, ofSettings({ BRAINTREE_PRIVATE_KEY: 'private' })],
  ['doubtful', /keys look made up/, ofSettings({ BRAINTREE_MERCHANT_ID: 'm' })],
  [
    'doubtful',
    /password in DATABASE_URL can be guessed/,
    ofSettings({ DATABASE_URL: 'postgres://shop:shop@db/shop' }),
  ],
  [
    'doubtful',
    /password in DATABASE_URL can be guessed/,
    ofSettings({ DATABASE_URL: 'postgres://shop@db/shop' }),
  ],
  [
    'doubtful',
    /password in DATABASE_URL can be guessed/,
    ofSettings({ DATABASE_URL: 'postgres://shop:12345%@/shop?host=db.internal' }),
  ],
  ['doubtful', /SHOP_URL is not set/, ofSettings({ SHOP_URL: undefined })],
  ['doubtful', /DATABASE_URL is not set/, ofSettings({ DATABASE_URL: undefined })],
  ['good', /There is no data yet/, examineDatabase({ kind: 'new' }, NOW)],
  ['doubtful', /The data is in use/, examineDatabase({ kind: 'in-use' }, NOW)],
  ['missing', /^away$/, examineDatabase({ kind: 'unreachable', reason: 'away' }, NOW)],
  ['good', /PostgreSQL 15/, ofDatabase({})],
  ['missing', /is PostgreSQL 14; the shop needs 15/, ofDatabase({ version: 140_011 })],
  ['good', /pg_trgm is there/, ofDatabase({})],
  ['doubtful', /pg_trgm is not created yet/, ofDatabase({ trigrams: 'available' })],
  ['missing', /no extension pg_trgm/, ofDatabase({ trigrams: 'missing' })],
  ['good', /^The database is in UTF8, and its sessions/, ofDatabase({})],
  ['missing', /DateStyle is German/, ofDatabase({ unfitSettings: ['Its DateStyle is German.'] })],
  ['good', /takes writes/, ofDatabase({})],
  ['missing', /read-only, as a standby is/, ofDatabase({ isReadOnly: true })],
  ['good', /may make, change and fill the tables/, ofDatabase({})],
  [
    'missing',
    /may not make and change the tables, .* pending/,
    ofDatabase({ mayMigrate: false, pendingMigrations: 1 }),
  ],
  ['missing', /may not read and write every table/, ofDatabase({ mayWrite: false })],
  ['doubtful', /a later version's start will be refused/, ofDatabase({ mayMigrate: false })],
  ['good', /tables are up to date/, ofDatabase({})],
  ['good', /2 migrations are pending/, ofDatabase({ pendingMigrations: 2 })],
  ['missing', /changed by a later version/, ofDatabase({ unknownMigrations: 1 })],
  ['good', /opens with a published password/, ofDatabase({})],
  ['doubtful', /A published password opens usr_ada/, ofDatabase({ openIds: ['usr_ada'] })],
  [
    'doubtful',
    /may have set another one: .* closes usr_ada, and ADMIN_PASSWORD opens the oldest/,
    ofDatabase({ data: 'demonstration', openIds: ['usr_ada'] }),
  ],
  ['good', /clocks .* agree/, ofDatabase({})],
  [
    'doubtful',
    /clocks .* differ by more than 5 s/,
    ofDatabase({ now: new Date(NOW.getTime() - 6_000) }),
  ],
  ['good', /Node 24.3.0 gets security fixes until 2028/, ofMachine({})],
  ['good', /Node 26.10.0 gets security fixes until 2029/, ofMachine({ nodeVersion: '26.10.0' })],
  [
    'doubtful',
    /not a line that the shop is tested on: 20, 22, 24, 26\./,
    ofMachine({ nodeVersion: '25.1.0' }),
  ],
  ['missing', /Node 20.18.0 is too old/, ofMachine({ nodeVersion: '20.18.0' })],
  [
    'missing',
    /Node 22.5.0 is too old; the shop needs 22.12 or later/,
    ofMachine({ nodeVersion: '22.5.0' }),
  ],
  ['doubtful', /no security fixes since 2026-04-30/, ofMachine({ nodeVersion: '20.20.2' })],
  ['doubtful', /not a line that the shop is tested on/, ofMachine({ nodeVersion: '23.1.0' })],
  ['good', /npm 11.19.1 lets no package run/, ofMachine({})],
  ['doubtful', /npm 10.9.8 does not know allowScripts/, ofMachine({ npmVersion: '10.9.8' })],
  ['doubtful', /npm did not start this/, ofMachine({ npmVersion: undefined })],
  ['good', /enough files and connections/, ofMachine({})],
  ['doubtful', /may have 1024 files .* LimitNOFILE/, ofMachine({ openFiles: 1_024 })],
  ['good', /storefront is built/, ofMachine({})],
  ['doubtful', /storefront is not built/, ofMachine({ isStorefrontBuilt: false })],
  [
    'missing',
    /storefront is not built .* Run "npm run build"/,
    ofMachine({ isStorefrontBuilt: false, canBuild: false }),
  ],
  ['good', /\/srv\/shop can be written to/, ofMachine({})],
  ['missing', /\/srv\/shop can't be written to/, inDirectory({ isWritable: false })],
  ['good', /room on the disk/, ofMachine({})],
  ['doubtful', /Less than 1 GB is free/, inDirectory({ freeBytes: 1e8 })],
  ['good', /clock shows 2026-06-01T12:00/, ofMachine({})],
  ['missing', /clock of this machine is years behind/, ofMachine({ now: new Date(0) })],
]

test.each(rows)('%s: %s', (kind, sentence, findings) => {
  const told = findings.filter((finding) => sentence.test(finding.sentence))
  expect(told).toEqual([{ kind, sentence: expect.any(String) }])
})

test('nothing is doubtful where everything is well', () => {
  const all = [...ofSettings({}), ...ofDatabase({}), ...ofMachine({})]
  expect(all.filter(({ kind }) => kind !== 'good')).toEqual([])
})

test('the gravest comes first, and the last line sums up', () => {
  const text = renderFindings([
    { kind: 'good', sentence: 'A.' },
    { kind: 'missing', sentence: 'B.' },
    { kind: 'doubtful', sentence: 'C.' },
  ])
  expect(text).toMatch(
    /missing .*B\.\n.*doubtful .*C\.\n.*good .*A\.\n\n.*not be safe: 1 missing\./,
  )
  expect(renderFindings([])).toContain('would be safe')
})
