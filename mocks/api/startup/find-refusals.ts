import type { StartSituation } from './start-situation'

/** Every reason not to start, as a sentence that says what to do; empty when it may start. */
export function findRefusals(situation: StartSituation): string[] {
  const { nodeEnvironment } = situation
  if (nodeEnvironment === 'misspelled') return [MISSPELLED]
  const reasons =
    nodeEnvironment === 'production' ? refuseInProduction(situation) : refuseElsewhere(situation)
  return reasons.filter((reason) => reason !== false)
}

type Reason = string | false

const MISSPELLED =
  'NODE_ENV is not spelled "production", so this would be a demonstration with published passwords. Write production, or leave it out.'

function refuseElsewhere({ braintreeEnvironment, data, database }: StartSituation): Reason[] {
  const elsewhere =
    database === 'server'
      ? 'Choose another database with DATABASE_URL.'
      : 'Choose another directory with DATA_DIR.'
  return [
    braintreeEnvironment === 'production' &&
      'BRAINTREE_ENVIRONMENT=production takes real money, and a shop without NODE_ENV=production has published passwords. Set NODE_ENV=production, or leave BRAINTREE_ENVIRONMENT out for the sandbox.',
    data === 'production' &&
      `This data belongs to a shop in production, which a demonstration or a mock never opens. ${elsewhere}`,
  ]
}

function refuseInProduction(situation: StartSituation): Reason[] {
  const { command } = situation
  if (command === 'mock' || command === 'dev') {
    // A mock may have been started by the command of its package.
    const what = command === 'mock' ? 'The mock' : 'The development server'
    return [
      `${what} does not start with NODE_ENV=production: its state can be reset and its passwords are published. Leave NODE_ENV out.`,
    ]
  }
  return [...refuseSecrets(situation), ...refuseProvider(situation), ...refuseData(situation)]
}

function refuseSecrets({ jwtSecret, adminPassword }: StartSituation): Reason[] {
  return [
    jwtSecret === 'missing' &&
      'JWT_SECRET is missing: it signs the sessions. Set it to at least 32 random characters.',
    jwtSecret === 'weak' &&
      'JWT_SECRET can be guessed: whoever does can sign in as anybody. Set it to at least 32 random characters.',
    adminPassword === 'missing' &&
      'ADMIN_PASSWORD is missing: the one that the documentation prints is closed in production. Set it to at least 12 characters of your own.',
    adminPassword === 'weak' &&
      'ADMIN_PASSWORD is published or among the first that are tried. Set it to at least 12 characters of your own.',
  ]
}

function refuseProvider(situation: StartSituation): Reason[] {
  const { hasBraintreeKeys, hasMerchantAccount, braintreeEnvironment, allowsSandbox } = situation
  return [
    !hasBraintreeKeys &&
      'BRAINTREE_MERCHANT_ID, BRAINTREE_PUBLIC_KEY and BRAINTREE_PRIVATE_KEY are missing: the simulated provider takes no real money.',
    braintreeEnvironment === 'production' &&
      !hasMerchantAccount &&
      'BRAINTREE_MERCHANT_ACCOUNT_ID is missing: a sale is in the currency of its merchant account. Name one in USD.',
    braintreeEnvironment === 'unnamed' &&
      'BRAINTREE_ENVIRONMENT is missing: set it to production, or for a rehearsal to sandbox together with ALLOW_SANDBOX=1.',
    braintreeEnvironment === 'sandbox' &&
      !allowsSandbox &&
      'BRAINTREE_ENVIRONMENT=sandbox takes no real money: everybody could order with a test card. Set it to production, or set ALLOW_SANDBOX=1 for a rehearsal.',
  ]
}

function refuseData(situation: StartSituation): Reason[] {
  const { database, braintreeEnvironment, hasAdministrator } = situation
  return [
    database === 'memory' &&
      braintreeEnvironment === 'production' &&
      '--memory keeps nothing, so orders that were paid with real money would be lost. Leave it out.',
    !hasAdministrator &&
      'No account is an administrator, so ADMIN_PASSWORD would open none. Give one account the role 1 in the database (update users set role = 1 where id = …).',
  ]
}
