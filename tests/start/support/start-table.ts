import type { StartSituation, StartsDecision } from '../../../mocks/api/startup/start-situation'

/** The values of each dimension for which a row applies; an omitted dimension may have any. */
export type Conditions = { readonly [Key in keyof StartSituation]?: readonly StartSituation[Key][] }

export interface RefusalRow {
  readonly when: Conditions
  /** What the message must contain. */
  readonly says: RegExp
  readonly because: string
}

export interface StartRow extends Pick<StartsDecision, 'isForReal' | 'provider' | 'accounts'> {
  readonly when: Conditions
  /** Where it listens unless `HOST` or `--host` asks for another address. */
  readonly listensOn: '127.0.0.1' | 'every address'
  readonly warns: readonly RegExp[]
}

/** Every value of every dimension: what a start can depend on. */
export const dimensions: Required<Conditions> = {
  command: ['start', 'start --api', 'mock', 'dev'],
  nodeEnvironment: ['production', 'misspelled', 'other'],
  hasBraintreeKeys: [true, false],
  braintreeEnvironment: ['unnamed', 'sandbox', 'production'],
  hasMerchantAccount: [true, false],
  allowsSandbox: [true, false],
  jwtSecret: ['missing', 'weak', 'strong'],
  adminPassword: ['missing', 'weak', 'strong'],
  database: ['memory', 'directory', 'server'],
  data: ['fresh', 'demonstration', 'production'],
  hasAdministrator: [true, false],
  host: [undefined, '0.0.0.0'],
}

const SHOP = ['start', 'start --api'] as const
const FOR_REAL = { command: SHOP, nodeEnvironment: ['production'] } as const
const FOR_SHOW = { nodeEnvironment: ['other'] } as const

/** Each of these refuses the start; the messages of all that apply are printed. */
export const refusalRows: readonly RefusalRow[] = [
  {
    when: { nodeEnvironment: ['misspelled'] },
    says: /NODE_ENV is not spelled/,
    because: 'it would silently start a demonstration',
  },
  {
    when: { nodeEnvironment: ['production'], command: ['mock', 'dev'] },
    says: /does not start with NODE_ENV=production/,
    because: 'its state can be reset, and its passwords are published',
  },
  {
    when: { ...FOR_SHOW, braintreeEnvironment: ['production'] },
    says: /BRAINTREE_ENVIRONMENT=production takes real money/,
    because: 'real charges must not be combined with published passwords',
  },
  {
    when: { ...FOR_SHOW, data: ['production'] },
    says: /belongs to a shop in production/,
    because: 'a demonstration or a mock must not open production data',
  },
  {
    when: { ...FOR_REAL, jwtSecret: ['missing'] },
    says: /JWT_SECRET is missing/,
    because: 'sessions are signed with it',
  },
  {
    when: { ...FOR_REAL, jwtSecret: ['weak'] },
    says: /JWT_SECRET can be guessed/,
    because: 'guessing it allows signing in as anyone',
  },
  {
    when: { ...FOR_REAL, adminPassword: ['missing'] },
    says: /ADMIN_PASSWORD is missing/,
    because: 'the published password is disabled in production',
  },
  {
    when: { ...FOR_REAL, adminPassword: ['weak'] },
    says: /ADMIN_PASSWORD is published or among the first/,
    because: 'it is published or common',
  },
  {
    when: { ...FOR_REAL, hasBraintreeKeys: [false] },
    says: /BRAINTREE_MERCHANT_ID.* are missing/,
    because: 'the simulated provider charges nothing',
  },
  {
    when: { ...FOR_REAL, braintreeEnvironment: ['production'], hasMerchantAccount: [false] },
    says: /BRAINTREE_MERCHANT_ACCOUNT_ID is missing/,
    because: 'it decides the currency of each sale',
  },
  {
    when: { ...FOR_REAL, braintreeEnvironment: ['unnamed'] },
    says: /BRAINTREE_ENVIRONMENT is missing/,
    because: 'real charges must be chosen explicitly',
  },
  {
    when: { ...FOR_REAL, braintreeEnvironment: ['sandbox'], allowsSandbox: [false] },
    says: /set ALLOW_SANDBOX=1 for a rehearsal/,
    because: 'anyone could order with a test card',
  },
  {
    when: { ...FOR_REAL, database: ['memory'], braintreeEnvironment: ['production'] },
    says: /--memory keeps nothing/,
    because: 'paid orders would be lost',
  },
  {
    when: { ...FOR_REAL, hasAdministrator: [false] },
    says: /No account is an administrator/,
    because: '`ADMIN_PASSWORD` would have no account',
  },
]

const DEMONSTRATION = {
  when: {
    ...FOR_SHOW,
    braintreeEnvironment: ['unnamed', 'sandbox'],
    data: ['fresh', 'demonstration'],
  },
  isForReal: false,
  listensOn: '127.0.0.1',
  accounts: 'published',
} as const

const PRODUCTION = {
  when: {
    ...FOR_REAL,
    hasBraintreeKeys: [true],
    jwtSecret: ['strong'],
    adminPassword: ['strong'],
    hasAdministrator: [true],
  },
  isForReal: true,
  listensOn: 'every address',
  accounts: 'private',
} as const

const REHEARSAL = {
  ...PRODUCTION,
  when: { ...PRODUCTION.when, braintreeEnvironment: ['sandbox'], allowsSandbox: [true] },
  provider: 'Braintree sandbox',
} as const

const TELLS_OF_SANDBOX = /Nobody pays real money/
const TELLS_OF_MEMORY = /are lost when this process ends/
const TELLS_OF_DISK = /a power cut can lose .* orders that were paid/
const TELLS_OF_DEMONSTRATION = /began as a demonstration: its products are for sale/
const TELLS_OF_REACH = /whoever reaches it can sign in as administrator/

const productionRows: readonly StartRow[] = [
  ...(['directory', 'server'] as const).map(
    (database): StartRow => ({
      ...PRODUCTION,
      when: {
        ...PRODUCTION.when,
        braintreeEnvironment: ['production'],
        hasMerchantAccount: [true],
        database: [database],
      },
      provider: 'Braintree production',
      warns: database === 'directory' ? [TELLS_OF_DISK] : [],
    }),
  ),
  {
    ...REHEARSAL,
    when: { ...REHEARSAL.when, database: ['directory', 'server'] },
    warns: [TELLS_OF_SANDBOX],
  },
  {
    ...REHEARSAL,
    when: { ...REHEARSAL.when, database: ['memory'] },
    warns: [TELLS_OF_SANDBOX, TELLS_OF_MEMORY],
  },
]

/** Whoever takes over a demonstration is told so. */
function ofEachData(row: StartRow): StartRow[] {
  return [
    { ...row, when: { ...row.when, data: ['fresh', 'production'] } },
    {
      ...row,
      when: { ...row.when, data: ['demonstration'] },
      warns: [...row.warns, TELLS_OF_DEMONSTRATION],
    },
  ]
}

/** Starts that are not refused: exactly one row applies. */
export const startRows: readonly StartRow[] = [
  ...([undefined, '0.0.0.0'] as const).flatMap((host): StartRow[] => {
    const warns = host === undefined ? [] : [TELLS_OF_REACH]
    const when = { ...DEMONSTRATION.when, host: [host] }
    return [
      {
        ...DEMONSTRATION,
        when: { ...when, hasBraintreeKeys: [false] },
        provider: 'simulated',
        warns,
      },
      {
        ...DEMONSTRATION,
        when: { ...when, hasBraintreeKeys: [true] },
        provider: 'Braintree sandbox',
        warns,
      },
    ]
  }),
  ...productionRows.flatMap(ofEachData),
]
