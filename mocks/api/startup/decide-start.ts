import { findRefusals } from './find-refusals'
import type { StartDecision, StartSituation, StartsDecision } from './start-situation'

export const LOOPBACK = '127.0.0.1'
const LOOPBACK_NAMES: readonly string[] = [LOOPBACK, '::1', 'localhost']

/**
 * Decides whether something starts, and how. Every command calls this function, and nothing else decides: once with
 * what the settings say, before anything is opened, and again with what is found in the database.
 */
export function decideStart(situation: StartSituation): StartDecision {
  const reasons = findRefusals(situation)
  if (reasons.length > 0) return { starts: false, reasons }
  const isForReal = situation.nodeEnvironment === 'production'
  return {
    starts: true,
    isForReal,
    host: situation.host ?? (isForReal ? undefined : LOOPBACK),
    provider: chooseProvider(situation),
    accounts: isForReal ? 'private' : 'published',
    warnings: isForReal ? warnInProduction(situation) : warnOfDemonstration(situation),
  }
}

function chooseProvider({
  hasBraintreeKeys,
  braintreeEnvironment,
}: StartSituation): StartsDecision['provider'] {
  if (!hasBraintreeKeys) return 'simulated'
  return braintreeEnvironment === 'production' ? 'Braintree production' : 'Braintree sandbox'
}

function warnInProduction({ braintreeEnvironment, database, data }: StartSituation): string[] {
  return [
    braintreeEnvironment === 'sandbox' &&
      "ALLOW_SANDBOX=1: payments go to Braintree's sandbox. Nobody pays real money, and everybody can order with a test card.",
    data === 'demonstration' &&
      'The data began as a demonstration: its products are for sale, and its orders and shoppers count as real ones. Begin with an empty database unless you want them.',
    database === 'memory' && '--memory: accounts and orders are lost when this process ends.',
    // PGlite has no call that writes a file through to the disk, whatever `fsync` is set to.
    database === 'directory' &&
      braintreeEnvironment === 'production' &&
      'The embedded database does not wait for the disk: a power cut can lose the last seconds, and with them orders that were paid. Name a PostgreSQL server in DATABASE_URL.',
  ].filter((warning) => warning !== false)
}

function warnOfDemonstration({ host }: StartSituation): string[] {
  if (host === undefined || LOOPBACK_NAMES.includes(host)) return []
  return [
    `Listening on ${host}: whoever reaches it can sign in as administrator with a password that the documentation prints.`,
  ]
}
